import { availableParallelism } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { denoise, develop, enlarge, save, steam } from './film.mjs';
import { tracer } from './trace.mjs';

/**
 * Draws one picture. A picture module exports `picture()`, which returns the scene and how to
 * look at it, and may export `size`, `scale` (of what is traced before it is enlarged) and
 * `samples` (a power of two). The rows are shared out among threads, each of which builds the
 * same scene. A module that exports `paint(width, height)` instead brings its own light.
 */

if (!isMainThread && workerData?.draw) {
  const { url, width, height, samples, film, next } = workerData.draw;
  const { picture } = await import(url);
  const made = picture();
  const t = tracer(made.scene.finish(), { ...made, width, height });
  const counter = new Int32Array(next);
  const pixels = new Float32Array(film);
  for (;;) {
    const y = Atomics.add(counter, 0, 1);
    if (y >= height) break;
    t.row(y, pixels, samples);
  }
  parentPort.postMessage({ look: made.look, steam: made.steam, clean: made.clean });
}

export async function draw(
  url,
  file,
  { draft = false, threads = availableParallelism(), width } = {},
) {
  const started = Date.now();
  const module = await import(url);
  const [W, H] = module.size ?? [1600, 1200];
  let light;
  let made;
  if (module.paint) {
    const scale = draft ? 0.4 : 1;
    const w = Math.round(W * scale);
    const h = Math.round(H * scale);
    made = module.paint(w, h);
    light = enlarge(made.light, w, h, W, H);
  } else {
    const scale = draft ? 0.3 : (module.scale ?? 0.7);
    const w = Math.round(W * scale);
    const h = Math.round(H * scale);
    const samples = draft ? 8 : (module.samples ?? 16);
    const film = new SharedArrayBuffer(w * h * 12 * 4);
    const next = new SharedArrayBuffer(4);
    const data = { draw: { url, width: w, height: h, samples, film, next } };
    const done = await Promise.all(
      Array.from(
        { length: threads },
        () =>
          new Promise((resolve, reject) => {
            const worker = new Worker(new URL(import.meta.url), { workerData: data });
            worker.once('message', resolve);
            worker.once('error', reject);
          }),
      ),
    );
    made = done[0];
    const clean = denoise(new Float32Array(film), w, h, draft ? 1.6 : (made.clean ?? 1));
    light = enlarge(clean, w, h, W, H);
  }
  for (const s of made.steam ?? []) steam(light, W, H, s);
  await save(develop(light, W, H, made.look), W, H, file, width);
  return (Date.now() - started) / 1000;
}
