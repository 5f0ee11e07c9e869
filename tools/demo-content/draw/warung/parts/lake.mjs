import { Plate } from '../../lib/light.mjs';
import { clamp, fbm3, mix, noise3, ridge3, smooth } from '../../lib/noise.mjs';
import { cross, dot, sub, unit } from '../../lib/shapes.mjs';

/** The lake itself: its water, the sky and the low hills around it, the mist above it. */

/** A sky without clouds: by height, and warmer towards the sun. Below the horizon it is the far water. */
export function heaven({ sun, top, middle, low, away = low, glow = [0, 0, 0], tight = 6 }) {
  return (x, y, z, out) => {
    const d = Math.max(0, x * sun[0] + y * sun[1] + z * sun[2]);
    const near = d ** tight;
    const t = clamp(Math.abs(y) * 1.9) ** 0.8;
    const dim = y < 0 ? 0.5 : 1;
    for (let k = 0; k < 3; k++) {
      const base = mix(away[k], low[k], clamp(0.1 + near));
      const c =
        t < 0.34
          ? mix(base, middle[k], smooth(0, 0.34, t))
          : mix(middle[k], top[k], smooth(0.34, 1, t));
      out[k] = (c + glow[k] * (near * 0.35 + d ** 40 * 0.25)) * dim;
    }
  };
}

/**
 * What is behind the scene, painted by direction for a camera: sky, clouds, hills, mist. It reaches
 * past the frame, as far as the tracer asks for it, so that still water finds what it mirrors.
 */
export function shore(
  camera,
  [w, h],
  { sky, sun, disc = null, clouds = null, hills = [], mist = null, stars = null, paint = null },
) {
  const REACH = 1.3;
  const W = Math.round(w * REACH);
  const H = Math.round(h * REACH);
  const plate = new Plate(W, H, 5);
  plate.gain = 1;
  const ahead = unit(sub(camera.to, camera.from));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const tall = Math.tan((camera.angle * Math.PI) / 360);
  const wide = (tall * w) / h;
  const pixel = (2 * tall) / h;
  const c = [0, 0, 0];
  const high = new Float64Array(hills.length);
  for (let i = 0; i < W; i++) {
    const sx = (((i + 0.5) / W) * 2 - 1) * REACH * wide;
    const flat = [ahead[0] + right[0] * sx, 0, ahead[2] + right[2] * sx];
    const a = Math.atan2(flat[0], -flat[2]);
    hills.forEach((hill, n) => {
      const { rise, rough = 3, seed = 1, trees = 0, shape = null, base = 0.3 } = hill;
      const u = a * rough + seed * 11.3;
      let top = rise * (base + 0.75 * (0.5 + fbm3(u, seed * 1.7, 0.5, 6)));
      if (shape) top *= shape(a);
      if (trees > 0)
        top +=
          trees *
          (0.6 * Math.abs(noise3(a * 210, seed, 3)) +
            0.5 * Math.abs(noise3(a * 520, seed, 7)) +
            1.4 * smooth(0.25, 0.6, noise3(a * 60, seed, 5)));
      high[n] = top;
    });
    for (let j = 0; j < H; j++) {
      const sy = (1 - ((j + 0.5) / H) * 2) * REACH * tall;
      const d = unit([
        ahead[0] + right[0] * sx + up[0] * sy,
        ahead[1] + right[1] * sx + up[1] * sy,
        ahead[2] + right[2] * sx + up[2] * sy,
      ]);
      const e = d[1] / Math.hypot(d[0], d[2]);
      sky(d[0], Math.max(0, d[1]), d[2], c);
      const towards = Math.max(0, dot(d, sun));
      if (stars) stars(a, e, c);
      if (disc && e > -0.01) {
        const k = smooth(disc.size * 1.06, disc.size * 0.94, Math.acos(Math.min(1, towards)));
        for (let q = 0; q < 3; q++)
          c[q] += disc.color[q] * (k + 0.05 * towards ** 900 + 0.02 * towards ** 160);
      }
      if (clouds && e > 0.01) {
        const { cover = 0, soft = 0.4, stretch = 4, size = 1, strength = 0.6, seed = 1 } = clouds;
        const far = 1 / (e + 0.11);
        const x = a * far * size;
        const y = far * size * 0.45;
        const n =
          fbm3(x * 0.9 + seed * 3, seed, y * stretch * 0.5, 5) +
          0.18 * fbm3(x * 5, seed + 4, y * stretch * 2, 4);
        const m =
          smooth(cover, cover + soft, n) *
          smooth(0.012, clouds.from ?? 0.09, e) *
          smooth(clouds.until ?? 0.9, (clouds.until ?? 0.9) * 0.5, e);
        const lit = clamp(0.25 + towards ** 5 * 1.2 - n * 0.25);
        for (let q = 0; q < 3; q++)
          c[q] = mix(
            c[q],
            mix(clouds.shade[q], clouds.light[q], lit) * (0.6 + 0.7 * towards ** 3),
            m * strength,
          );
      }
      hills.forEach((hill, n) => {
        const cover = smooth(high[n] - pixel * 0.8, high[n] + pixel * 0.8, e);
        if (cover >= 1 || e < -0.02) return;
        const depth = clamp((high[n] - e) / Math.max(1e-4, high[n]));
        // Woods in the folds of the hill: what faces the sun is brighter.
        const fold = ridge3(
          a * hill.rough * 2.2 + (hill.seed ?? 1),
          e * 16,
          (hill.seed ?? 1) + 2,
          4,
        );
        const wood = fbm3(a * 90, e * 260, hill.seed ?? 1, 4);
        const k = 1 + (hill.relief ?? 0.5) * ((fold - 0.55) * 1.1 + wood * 0.6);
        const edge = (hill.rim ?? 0) * Math.exp(-(high[n] - e) / (pixel * 3)) * towards ** 8;
        for (let q = 0; q < 3; q++) {
          const foot = hill.foot ?? hill.color;
          const tone =
            mix(hill.color[q] * Math.max(0.1, k), foot[q], smooth(0.15, 1, depth)) +
            edge * (disc?.color[q] ?? 1) * 0.02 +
            (hill.veil?.[q] ?? 0) * towards ** 7;
          c[q] = mix(tone, c[q], cover);
        }
      });
      if (mist) {
        const torn = fbm3(a * 5 + 2, e * 30, 3, 4) + 0.4 * fbm3(a * 17, e * 90, 6, 3);
        const m = clamp(
          mist.strength * Math.exp(-Math.max(0, e) / mist.height - torn * (mist.torn ?? 1.1)),
        );
        const shine = 1 + (mist.glow ?? 1) * towards ** 9;
        for (let q = 0; q < 3; q++)
          c[q] = mix(c[q], mist.color[q] * (q === 2 ? 0.5 + shine * 0.5 : shine), m);
      }
      if (paint) paint(a, e, c, towards);
      const o = (j * W + i) * 3;
      for (let q = 0; q < 3; q++) plate.data[o + q] = c[q];
    }
  }
  return {
    sample: (u, v, out) => plate.sample((u - 0.5) / REACH + 0.5, (v - 0.5) / REACH + 0.5, out),
  };
}

/**
 * Still water. Its ripples flatten where one looks along them, so that no mirrored ray falls under
 * the surface; `wind` patches are rougher.
 */
export const water = ({
  deep = [0.012, 0.02, 0.017],
  ripple = 0.03,
  size = 1,
  wind = 0.6,
  rough = 0.05,
  rings = [],
} = {}) => ({
  shade(s) {
    s.color(deep, 1 + 0.3 * fbm3(s.x * 0.01, 1, s.z * 0.01, 3));
    s.rough = rough;
    s.f0 = 0.022;
    const patch = fbm3(s.x * 0.0016 * size, 4, s.z * 0.006 * size, 4);
    const k = clamp(Math.abs(s.dy) * 7) * (1 + wind * 2.2 * smooth(-0.1, 0.4, patch));
    s.bump(
      (x, y, z) => {
        let n =
          fbm3(x * 0.05 * size + 0.6 * noise3(x * 0.02, 3, z * 0.02), 1, z * 0.16 * size, 3) +
          0.2 * fbm3(x * 0.4 * size, 2, z * 0.7 * size, 2);
        for (const [cx, cz, reach, height] of rings) {
          const r = Math.hypot(x - cx, z - cz);
          n += height * Math.sin(r * (12 / reach) * 1.6) * Math.exp(-r / reach);
        }
        return n;
      },
      ripple * 10 * k,
      0.12,
    );
  },
});

/** The water as far as one sees. */
export const basin = (scene, material, level = 0, reach = 60000) =>
  scene.mesh(
    {
      points: [
        [-reach, level, 4000],
        [reach, level, 4000],
        [reach, level, -reach],
        [-reach, level, -reach],
      ],
      normals: Array.from({ length: 4 }, () => [0, 1, 0]),
      refs: Array.from({ length: 4 }, () => [0, 0, 0]),
      faces: [
        [0, 1, 2],
        [0, 2, 3],
      ],
    },
    material,
  );

/** A material seen through mist that lies on the water and thins out upwards. */
export const misty = (
  material,
  { eye, sun, color, strength = 0.0006, depth = 40, glow = 1, torn = 0.8, size = 1, seed = 1 },
) => ({
  ...material,
  shade(s) {
    material.shade(s);
    if (!s.seen) return;
    const dx = s.x - eye[0];
    const dy = s.y - eye[1];
    const dz = s.z - eye[2];
    const t = Math.hypot(dx, dy, dz);
    const a = Math.exp(-eye[1] / depth);
    const b = Math.exp(-s.y / depth);
    const mean = Math.abs(dy) > 0.5 ? (depth * (a - b)) / dy : (a + b) / 2;
    const n =
      fbm3(
        (eye[0] + dx * 0.8) * 0.004 * size + seed,
        s.y * 0.02,
        (eye[2] + dz * 0.8) * 0.0022 * size,
        3,
      ) +
      0.6 * fbm3(s.x * 0.012 * size, s.y * 0.05 + seed, s.z * 0.004 * size, 3);
    const m = 1 - Math.exp(-strength * t * Math.abs(mean) * Math.max(0.08, 1 + torn * 2.4 * n));
    const towards = Math.max(0, (dx * sun[0] + dy * sun[1] + dz * sun[2]) / t);
    const shine = 1 + glow * towards ** 9;
    const keep = 1 - m;
    s.color([s.r, s.g, s.b], keep);
    s.f0 *= keep;
    s.through *= keep;
    s.rough = mix(s.rough, 1, smooth(0.25, 1, m));
    s.er = s.er * keep + color[0] * shine * m;
    s.eg = s.eg * keep + color[1] * shine * m;
    s.eb = s.eb * keep + color[2] * (0.5 + shine * 0.5) * m;
  },
});
