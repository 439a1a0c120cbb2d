# A test for ReFrame 4: the tuned library serves a job of four ranks. Set `folder` on the command
# line: reframe -c colltune_doctor.py -r -S folder=/shared/out/birch
#
# Written by ReFrame's documentation; nobody has run it yet.
import reframe as rfm
import reframe.utility.sanity as sn


@rfm.simple_test
class ColltuneDoctor(rfm.RunOnlyRegressionTest):
    folder = variable(str)
    descr = 'colltune doctor: the tuned library is in use and still true'
    valid_systems = ['*']
    valid_prog_environs = ['*']
    executable = 'colltune'
    local = True  # doctor itself starts the job
    launcher_words = variable(str, value='srun -n 4')

    @run_before('run')
    def set_command(self):
        self.executable_opts = ['doctor', self.folder, '--', self.launcher_words]

    @sanity_function
    def is_healthy(self):
        return sn.all([
            sn.assert_found(r'^ok +all \d+ ranks load the library', self.stdout),
            sn.assert_not_found(r'^(warn|fail)', self.stdout),
        ])
