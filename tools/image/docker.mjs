import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** @returns what the command has printed @throws with its error, where it fails */
export function docker(...args) {
  const { status, stdout, stderr, error } = spawnSync('docker', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`Docker is needed: ${error.message}`);
  if (status !== 0) throw new Error(`docker ${args.slice(0, 2).join(' ')}: ${stderr || stdout}`);
  return stdout.trim();
}

/** Prints as it goes on. */
export function build(image, folder, args) {
  const file = ['-f', 'docker/Dockerfile', '-t', image];
  const { status } = spawnSync('docker', ['build', ...file, ...args, '.'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The image was not built');
}

/** What the image's own shell prints. */
export function shell(image, script) {
  return docker('run', '--rm', '--network', 'none', '--entrypoint', 'sh', image, '-c', script);
}

/** The product in a container that may write to its volume and to a small /tmp alone. */
export class Container {
  constructor(image, volume, args) {
    this.id = docker(
      'run',
      '-d',
      '--read-only',
      '--tmpfs=/tmp:size=256m',
      '--cap-drop=ALL',
      '--security-opt=no-new-privileges',
      '--memory=2g',
      '--pids-limit=200',
      '--health-interval=1s',
      '--publish=127.0.0.1::3000',
      `--volume=${volume}:/data`,
      ...args,
      image,
    );
  }

  /** @returns the URL that the site has on this machine @throws where the container ends, or is never healthy */
  async healthy(seconds = 60) {
    for (let second = 0; second < seconds; second += 1) {
      const { Status, Health } = this.state();
      if (Health.Status === 'healthy') return `http://${docker('port', this.id, '3000')}`;
      if (Status !== 'running') break;
      await sleep(1_000);
    }
    throw new Error(`The container is not healthy: ${docker('logs', this.id)}`);
  }

  state() {
    return JSON.parse(docker('inspect', '--format', '{{json .State}}', this.id));
  }

  exec(...command) {
    return docker('exec', this.id, ...command);
  }

  /** @returns the exit code: 137 where Docker had to kill it after ten seconds */
  stop() {
    docker('stop', '--time', '10', this.id);
    return this.state().ExitCode;
  }

  /** Also where it is removed already. */
  remove() {
    spawnSync('docker', ['rm', '--force', this.id]);
  }
}
