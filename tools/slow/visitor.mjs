import { get } from 'node:http';
import { setInterval } from 'node:timers';
import { parentPort, workerData } from 'node:worker_threads';

/** A visitor in a thread of its own, who requests each path ten times a second while others keep the server busy. */
const EVERY_MS = 100;
const { origin, paths } = workerData;

for (const path of paths) {
  setInterval(() => {
    const begun = performance.now();
    const done = (status) => parentPort.postMessage({ ms: performance.now() - begun, status });
    get(`${origin}${path}`, { agent: false }, (response) => {
      response.resume().once('end', () => done(response.statusCode));
    }).once('error', (error) => done(error.code));
  }, EVERY_MS);
}
