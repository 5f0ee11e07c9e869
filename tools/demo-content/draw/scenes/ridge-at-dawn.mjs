import { landscape } from '../lib/land.mjs';
import { clamp, fbm3, mix, noise3, random, smooth } from '../lib/noise.mjs';

/** The volcano at first light over valleys full of mist; a dark slope with trees in front. */
export const size = [1920, 1080];

export function paint(w, h) {
  const light = landscape(w, h, {
    volcano: { x: 2.3, z: 12.5, height: 3.4, width: 2.2 },
    eye: [0, 1.3, -1],
    pitch: 0.035,
    angle: 38,
    sun: { azimuth: -27, height: 7.5 },
    seed: 3,
  });
  const next = random(99);
  const put = (x, y, r, c, a) => {
    const x0 = Math.max(0, Math.floor(x - r - 1));
    const x1 = Math.min(w - 1, Math.ceil(x + r + 1));
    const y0 = Math.max(0, Math.floor(y - r - 1));
    const y1 = Math.min(h - 1, Math.ceil(y + r + 1));
    for (let j = y0; j <= y1; j++)
      for (let i = x0; i <= x1; i++) {
        const k = a * clamp(r + 0.5 - Math.hypot(i - x, j - y));
        if (k <= 0) continue;
        const o = (j * w + i) * 3;
        for (let q = 0; q < 3; q++) light[o + q] = mix(light[o + q], c[q], k);
      }
  };
  // The slope on which one stands.
  const line = (u) =>
    0.93 - 0.3 * smooth(0.45, 1.15, u) - 0.06 * smooth(0.3, -0.1, u) + 0.02 * fbm3(u * 5, 1, 2, 4);
  for (let x = 0; x < w; x++) {
    const u = x / w;
    const top = line(u) * h;
    for (let y = Math.max(0, Math.floor(top - 0.03 * h)); y < h; y++) {
      const tuft =
        0.012 * h * Math.abs(noise3(x * (170 / w), 3, 1)) +
        0.01 * h * Math.abs(noise3(x * (620 / w), 5, 1));
      const a = smooth(top - tuft - 1, top - tuft + 1, y);
      if (a <= 0) continue;
      const d = (y - top) / h;
      const n = fbm3(x * (90 / w), y * (140 / h), 3, 4);
      const rim = Math.exp(-Math.max(0, d + 0.006) * 90);
      const c = [
        0.022 + 0.02 * n + 0.16 * rim,
        0.026 + 0.02 * n + 0.085 * rim,
        0.016 + 0.008 * n + 0.026 * rim,
      ];
      const o = (y * w + x) * 3;
      for (let k = 0; k < 3; k++) light[o + k] = mix(light[o + k], Math.max(0.004, c[k]), a);
    }
  }
  // Blades of grass with the sun in them.
  for (let i = 0; i < 1500; i++) {
    const u = next();
    const x0 = u * w;
    const y0 = (line(u) + 0.01 + 0.16 * next() ** 2) * h;
    const l = (0.012 + 0.022 * next()) * h;
    const lean = (next() - 0.4) * 0.9;
    const warm = next() ** 3;
    for (let k = 0; k < 14; k++) {
      const t = k / 14;
      put(
        x0 + lean * l * t * t,
        y0 - l * t,
        (1 - t) * 0.0011 * h + 0.3,
        [0.03 + 0.34 * warm * t, 0.035 + 0.2 * warm * t, 0.015 + 0.05 * warm * t],
        0.8,
      );
    }
  }
  // Trees: limbs that fork, leaves in clusters, bright on the side of the sun.
  const leafy = (x, y, r) => {
    const count = Math.round(60 + ((r * r * 2600) / (h * h)) * 60);
    for (let i = 0; i < count; i++) {
      const a = next() * 6.283;
      const q = Math.sqrt(next()) * r;
      const px = x + q * Math.cos(a) * 1.35;
      const py = y + q * Math.sin(a) * 0.72;
      const sunny =
        clamp((-Math.cos(a) * 0.85 - Math.sin(a) * 0.55) * (q / r)) ** 3 * (0.35 + 0.65 * next());
      put(
        px,
        py,
        (0.0013 + 0.0019 * next()) * h,
        [0.014 + 0.3 * sunny, 0.02 + 0.17 * sunny, 0.011 + 0.04 * sunny],
        0.9,
      );
    }
  };
  const limb = (x, y, angle, length, thick, depth) => {
    let px = x;
    let py = y;
    const steps = Math.ceil(length / Math.max(0.5, thick * 0.3));
    const turn = (next() - 0.5) * 0.5;
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      const a = angle + turn * t;
      px += (Math.sin(a) * length) / steps;
      py -= (Math.cos(a) * length) / steps;
      const r = thick * (1 - t * 0.45);
      put(px, py, r, [0.014, 0.013, 0.011], 1);
      put(px - r * 0.75, py, r * 0.3, [0.17, 0.085, 0.03], 0.5);
    }
    if (depth === 0) {
      leafy(px, py, length * (0.55 + 0.4 * next()) + 0.012 * h);
      return;
    }
    const forks = depth > 2 ? 3 : 2 + (next() < 0.4 ? 1 : 0);
    for (let i = 0; i < forks; i++)
      limb(
        px,
        py,
        angle + (i - (forks - 1) / 2) * (0.55 + 0.3 * next()) + (next() - 0.5) * 0.3,
        length * (0.6 + 0.2 * next()),
        thick * 0.58,
        depth - 1,
      );
  };
  limb(0.905 * w, (line(0.905) + 0.02) * h, -0.06, 0.2 * h, 0.0085 * h, 4);
  limb(0.985 * w, (line(0.985) + 0.02) * h, 0.12, 0.15 * h, 0.007 * h, 4);
  limb(0.79 * w, (line(0.79) + 0.01) * h, -0.1, 0.07 * h, 0.0035 * h, 3);
  limb(0.055 * w, (line(0.055) + 0.02) * h, 0.1, 0.13 * h, 0.006 * h, 4);
  return {
    light,
    look: {
      key: 0.78,
      at: 0.93,
      vignette: 0.22,
      saturation: 1.22,
      contrast: 1.25,
      grain: 0.016,
      sharpen: 0.2,
      warm: 0.02,
    },
  };
}
