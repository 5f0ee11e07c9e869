import sharp from 'sharp';
import { blur } from './light.mjs';
import { clamp, fbm3, hash, mix, noise3, ridge3, smooth } from './noise.mjs';

/** From traced light to a photograph: noise removal, enlargement, steam, tone, grain, JPEG. */

/** Removes noise with non-local means, led by what the surface is like. */
export function denoise(film, width, height, strength = 1) {
  const n = width * height;
  const color = new Float32Array(n * 3);
  const spread = new Float32Array(n * 3);
  const guide = new Float32Array(n * 6);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < 3; k++) {
      const a = film[i * 12 + k];
      const b = film[i * 12 + 3 + k];
      const x = a / (1 + a);
      const y = b / (1 + b);
      color[i * 3 + k] = (x + y) / 2;
      spread[i * 3 + k] = ((x - y) * (x - y)) / 4;
    }
    for (let k = 0; k < 6; k++) guide[i * 6 + k] = film[i * 12 + 6 + k];
  }
  blur(spread, width, height, 3, 3);
  const sum = new Float32Array(n * 3);
  const total = new Float32Array(n);
  const dist = new Float32Array(n);
  const R = 4;
  const k2 = 0.45 * strength;
  const soft = new Float32Array(n);
  for (let dy = -R; dy <= R; dy++)
    for (let dx = -R; dx <= R; dx++) {
      if (dx * dx + dy * dy > R * R + 4) continue;
      const shift = dy * width + dx;
      const y0 = Math.max(0, -dy);
      const y1 = Math.min(height, height - dy);
      const x0 = Math.max(0, -dx);
      const x1 = Math.min(width, width - dx);
      for (let y = y0; y < y1; y++)
        for (let x = x0, p = y * width + x0; x < x1; x++, p++) {
          const q = p + shift;
          let d = 0;
          for (let k = 0; k < 3; k++) {
            const vp = spread[p * 3 + k];
            const vq = spread[q * 3 + k];
            const e = color[p * 3 + k] - color[q * 3 + k];
            d += (e * e - (vp + Math.min(vp, vq))) / (1e-5 + k2 * (vp + vq));
          }
          let f = 0;
          for (let k = 0; k < 3; k++) {
            const e = guide[p * 6 + k] - guide[q * 6 + k];
            f += e * e * 260;
          }
          for (let k = 3; k < 6; k++) {
            const e = guide[p * 6 + k] - guide[q * 6 + k];
            f += e * e * 14;
          }
          dist[p] = Math.max(0, d / 3) + f;
        }
      // A patch of 3 x 3.
      for (let y = y0; y < y1; y++)
        for (let x = x0, p = y * width + x0; x < x1; x++, p++)
          soft[p] = dist[p - (x > x0 ? 1 : 0)] + dist[p] + dist[p + (x < x1 - 1 ? 1 : 0)];
      for (let y = y0; y < y1; y++)
        for (let x = x0, p = y * width + x0; x < x1; x++, p++) {
          const d =
            (soft[p - (y > y0 ? width : 0)] + soft[p] + soft[p + (y < y1 - 1 ? width : 0)]) / 9;
          if (d > 6) continue;
          const w = Math.exp(-d);
          const q = p + shift;
          total[p] += w;
          sum[p * 3] += w * color[q * 3];
          sum[p * 3 + 1] += w * color[q * 3 + 1];
          sum[p * 3 + 2] += w * color[q * 3 + 2];
        }
    }
  const out = new Float32Array(n * 3);
  for (let i = 0; i < n; i++)
    for (let k = 0; k < 3; k++) {
      const c = total[i] > 0 ? sum[i * 3 + k] / total[i] : color[i * 3 + k];
      out[i * 3 + k] = c / (1 - Math.min(0.985, c));
    }
  return out;
}

/** Enlarges with a cubic filter. */
export function enlarge(data, w, h, W, H) {
  if (w === W && h === H) return data;
  const weights = (n, N) => {
    const at = new Int32Array(N * 4);
    const wt = new Float32Array(N * 4);
    for (let i = 0; i < N; i++) {
      const x = ((i + 0.5) * n) / N - 0.5;
      const f = Math.floor(x);
      for (let k = 0; k < 4; k++) {
        const d = Math.abs(x - (f - 1 + k));
        at[i * 4 + k] = clamp(f - 1 + k, 0, n - 1);
        wt[i * 4 + k] =
          d < 1
            ? 1.5 * d * d * d - 2.5 * d * d + 1
            : d < 2
              ? -0.5 * d * d * d + 2.5 * d * d - 4 * d + 2
              : 0;
      }
    }
    return [at, wt];
  };
  const [ax, wx] = weights(w, W);
  const [ay, wy] = weights(h, H);
  const half = new Float32Array(W * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < W; x++)
      for (let k = 0; k < 3; k++) {
        let s = 0;
        for (let j = 0; j < 4; j++) s += wx[x * 4 + j] * data[(y * w + ax[x * 4 + j]) * 3 + k];
        half[(y * W + x) * 3 + k] = Math.max(0, s);
      }
  const out = new Float32Array(W * H * 3);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++)
      for (let k = 0; k < 3; k++) {
        let s = 0;
        for (let j = 0; j < 4; j++) s += wy[y * 4 + j] * half[(ay[y * 4 + j] * W + x) * 3 + k];
        out[(y * W + x) * 3 + k] = Math.max(0, s);
      }
  return out;
}

/** Steam from (x, y) of the frame upwards: threads that widen, turn and thin out. */
export function steam(
  data,
  W,
  H,
  {
    x,
    y,
    height = 0.4,
    width = 0.08,
    strength = 0.5,
    seed = 1,
    color = [1.5, 1.35, 1.15],
    lean = 0,
  },
) {
  const top = Math.max(0, Math.floor((y - height) * H));
  const bottom = Math.min(H - 1, Math.floor((y + 0.02) * H));
  for (let j = top; j <= bottom; j++) {
    const s = clamp((y - j / H) / height);
    const sway = (noise3(seed * 9.1, s * 2.2, 0) * 0.09 * s + lean * s * s) * 1;
    const wide = width * (0.55 + 1.5 * s);
    const fade = smooth(0, 0.12, s) * (1 - s) ** 1.3;
    for (let i = 0; i < W; i++) {
      const u = ((i / W - x - sway) * W) / H / wide;
      if (u < -2 || u > 2) continue;
      const wx = fbm3(u * 0.9 + seed, s * 2.6, seed * 2.3, 3) * 1.5;
      const wy = fbm3(u * 0.9 - seed, s * 2.6 + 4, seed * 1.7, 3) * 1.1;
      const thread = ridge3(u * 0.85 + wx + seed * 5, s * 1.25 + wy, seed, 3);
      const cloud = 0.5 + 0.9 * fbm3(u * 1.1 + wx, s * 2 - seed + wy, 3, 3);
      const d =
        Math.exp(-u * u * 1.5) * fade * (smooth(0.42, 0.86, thread) * 0.85 + 0.3) * clamp(cloud);
      const a = clamp(d * strength);
      if (a <= 0.001) continue;
      const o = (j * W + i) * 3;
      for (let k = 0; k < 3; k++) data[o + k] = data[o + k] * (1 - a * 0.55) + color[k] * a * 0.75;
    }
  }
}

const toneCurve = (x) => clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));

/**
 * Exposes and develops linear light to 8 bits: bloom, tone, warm lights and cool shadows,
 * vignette, grain.
 */
export function develop(data, W, H, look = {}) {
  const {
    key = 0.7,
    at = 0.9,
    exposure = null,
    bloom = 0.08,
    warm = 0.04,
    saturation = 1.12,
    vignette = 0.32,
    grain = 0.022,
    sharpen = 0.35,
    lift = 0.004,
    contrast = 1,
    seed = 1,
  } = look;
  const n = W * H;
  let gain = exposure;
  if (gain === null) {
    // Expose for the brighter tenth of the picture, as a careful photographer would.
    const values = [];
    for (let i = 0; i < n; i += 97)
      values.push(data[i * 3] * 0.25 + data[i * 3 + 1] * 0.65 + data[i * 3 + 2] * 0.1);
    values.sort((a, b) => a - b);
    gain = (key * 0.9) / Math.max(0.02, values[Math.floor(values.length * at)]);
  }
  const w = W >> 2;
  const h = H >> 2;
  const glow = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let k = 0; k < 3; k++) {
        let s = 0;
        for (let j = 0; j < 4; j++)
          for (let i = 0; i < 4; i++) s += data[((y * 4 + j) * W + x * 4 + i) * 3 + k];
        s = (s / 16) * gain;
        glow[(y * w + x) * 3 + k] = Math.min(6, Math.max(0, s - 0.55));
      }
  const wide = glow.slice();
  blur(glow, w, h, 3, w * 0.012);
  blur(wide, w, h, 3, w * 0.06);
  const bytes = Buffer.alloc(n * 3);
  const line = new Float32Array(n * 3);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const p = (y * W + x) * 3;
      const gx = Math.min(w - 1, x >> 2);
      const gy = Math.min(h - 1, y >> 2);
      const q = (gy * w + gx) * 3;
      const u = (x / W) * 2 - 1;
      const v = (y / H) * 2 - 1;
      const shade =
        1 - vignette * smooth(0.35, 1.75, Math.sqrt(u * u + v * v * 0.9) * (1 + 0.15 * v)) * 1.4;
      const c = [0, 0, 0];
      for (let k = 0; k < 3; k++)
        c[k] =
          Math.max(0, data[p + k] * gain + bloom * (glow[q + k] + wide[q + k] * 0.9)) *
          shade *
          0.86;
      const l = c[0] * 0.25 + c[1] * 0.65 + c[2] * 0.1;
      for (let k = 0; k < 3; k++) c[k] = Math.max(0, l + (c[k] - l) * saturation);
      // The curve bends each channel and, to keep ripe colours ripe, the brightest one alone.
      const peak = Math.max(c[0], c[1], c[2], 1e-6);
      const kept = toneCurve(peak) / peak;
      for (let k = 0; k < 3; k++) c[k] = mix(toneCurve(c[k]), c[k] * kept, 0.38);
      const t = c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11;
      c[0] += warm * t * (1 - t) * 2;
      c[2] -= warm * t * (1 - t) * 2.2 - 0.012 * (1 - t) ** 3;
      for (let k = 0; k < 3; k++) {
        let e = clamp(c[k]) ** (1 / 2.2);
        e = lift * 8 + e * (1 - lift * 8);
        e = mix(e, e * e * (3 - 2 * e), 0.22 * contrast);
        line[p + k] = e;
      }
    }
  const luma = new Float32Array(n);
  for (let i = 0; i < n; i++)
    luma[i] = line[i * 3] * 0.3 + line[i * 3 + 1] * 0.59 + line[i * 3 + 2] * 0.11;
  const smoothLuma = luma.slice();
  blur(smoothLuma, W, H, 1, 1.7);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const i = y * W + x;
      const edge = clamp((luma[i] - smoothLuma[i]) * sharpen * 2, -0.07, 0.07);
      const g1 = hash(i * 3 + seed * 7919) + hash(i * 5 + 1 + seed) - 1;
      const g2 = noise3(x * 0.55, y * 0.55, seed * 3.3);
      const g = (g1 * 0.5 + g2 * 0.6) * grain * (1.15 - luma[i] * 0.7);
      for (let k = 0; k < 3; k++)
        bytes[i * 3 + k] = Math.round(clamp(line[i * 3 + k] + edge + g) * 255);
    }
  return bytes;
}

export async function save(bytes, W, H, path, width = W, quality = 82) {
  await sharp(bytes, { raw: { width: W, height: H, channels: 3 } })
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' })
    .toFile(path);
}
