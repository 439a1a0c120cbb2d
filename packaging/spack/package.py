# A recipe for Spack: put it into a repository of your site as
# packages/colltune/package.py, and write where the site keeps its clone.
from spack.package import *


class Colltune(CMakePackage):
    """Measures on a cluster which algorithm is the fastest for each MPI
    collective and size, and builds a library that runs it."""

    homepage = "https://git.example.org/colltune"
    git = "https://git.example.org/colltune.git"

    license("BSD-3-Clause")

    version("main", branch="main")

    generator("ninja")

    depends_on("c", type="build")
    depends_on("cmake@3.25:", type="build")
    depends_on("pkgconfig", type="build")
    # tuning compiles with them, so not only to build
    depends_on("gcc", type="run")
    depends_on("mpich@4:", type=("build", "link", "run"))
    depends_on("hwloc@2:", type=("build", "link", "run"))
    depends_on("libyaml", type=("build", "link", "run"))

    def cmake_args(self):
        mpich = self.spec["mpich"].prefix.bin
        return [
            self.define("COLLTUNE_TESTS", False),
            self.define("COLLTUNE_MPICC", mpich.mpicc),
            self.define("COLLTUNE_MPIEXEC", mpich.mpiexec),
        ]
