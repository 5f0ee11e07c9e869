import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { cpuSecondsOf, sleep } from './processes.mjs';

const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Path of nginx on this machine. */
export const findNginx = () => PLACES.map((place) => join(place, 'nginx')).find(existsSync);

/** Headers that nginx makes itself for a file, or does not pass on. */
const OF_NGINX = ['content-type', 'content-length', 'etag', 'x-accel-expires'];

/**
 * Starts nginx with the configuration of the project in front of a product, and a second server in the same
 * process that sends the bytes of a response as a file, with the same headers.
 *
 * @param {string} command path of nginx
 * @param {{ folder: string; conf: string; productOrigin: string; versionLink: string; sample:
 *   { headers: string[]; body: Buffer } }} options `conf` is the path of the project's configuration, `folder` an
 *   empty one, `versionLink` the product's CONTENT_VERSION_LINK
 * @returns {Promise<{ inFront: string; file: string; cpuSeconds: () => number; stop: () => Promise<void> }>}
 */
export async function startNginx(command, options) {
  const { folder, conf, productOrigin, versionLink, sample } = options;
  const [port, filePort] = [await freePort(), await freePort()];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'response'), sample.body);
  const ofProject = (await readFile(conf, 'utf8'))
    .replace('lereng:3000', new URL(productOrigin).host)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/cache/nginx', folder)
    .replace('/content-version/current', versionLink);
  const header = (name) => sample.headers[sample.headers.indexOf(name) + 1];
  const headers = sample.headers
    .flatMap((name, index, list) => (index % 2 === 0 ? [[name, list[index + 1]]] : []))
    .filter(([name]) => !OF_NGINX.includes(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}";`)
    .join('\n    ');
  const errors = join(folder, 'errors');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 512; }
http {
access_log off;
# As in the nginx.conf of the official image, which includes the project's.
sendfile on;
# autocannon may send another request while nginx closes a connection after the usual 1000.
keepalive_requests 1000000;
${temporary}
${ofProject}
server {
  listen 127.0.0.1:${filePort};
  location / {
    default_type '${header('Content-Type')}';
    ${headers}
    root ${folder};
  }
}
}
`,
  );
  const child = spawn(command, ['-p', folder, '-e', errors, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const [inFront, file] = [port, filePort].map((each) => `http://127.0.0.1:${each}`);
  await untilListening(child, `${file}/response`);
  return {
    inFront,
    file,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      const reported = await readFile(errors, 'utf8');
      if (reported !== '') throw new Error(`nginx reported: ${reported}`);
    },
  };
}

async function untilListening(child, url) {
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx stopped');
    await sleep(50);
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
