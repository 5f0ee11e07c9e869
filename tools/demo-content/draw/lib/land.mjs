import { Plate } from './light.mjs';
import { clamp, fbm3, mix, noise3, random, ridge3, smooth } from './noise.mjs';
import { unit } from './shapes.mjs';

/**
 * A landscape in kilometres: a volcano, wooded ridges before it, mist in the valleys and a low
 * sun. The ground is a height map that rays step over; the mist is gathered on the way.
 */

const SIDE = 1400;
const SPAN = 30;

function ground({ volcano, ridges = 1, seed = 1 }) {
  const map = new Float32Array(SIDE * SIDE);
  for (let j = 0; j < SIDE; j++)
    for (let i = 0; i < SIDE; i++) {
      const x = (i / SIDE - 0.5) * SPAN;
      const z = (j / SIDE) * SPAN - 2;
      // Folded hills, lower towards the middle where the valley runs.
      const warp = fbm3(x * 0.18 + seed, 3, z * 0.18, 3) * 1.6;
      const hills = ridge3(x * 0.16 + warp * 0.5 + seed * 7, seed, z * 0.22 + warp * 0.3, 6);
      let h = 0.15 + hills * 0.95 * ridges * smooth(0.3, 4, z + Math.abs(x) * 0.6);
      h += fbm3(x * 1.3, 2, z * 1.3, 4) * 0.1;
      if (volcano) {
        const dx = x - volcano.x;
        const dz = z - volcano.z;
        const r = Math.hypot(dx, dz);
        const a = Math.atan2(dz, dx);
        // Gullies run down from the crater; their number doubles on the way.
        const wander = 0.5 * noise3(r * 0.5, a * 2, 5);
        const g1 = Math.abs(noise3(a * 4 + wander * 0.4, r * 0.22, 11));
        const g2 = Math.abs(noise3(a * 10 + wander, r * 0.5, 17));
        const g3 = Math.abs(noise3(a * 24 + wander * 2, r * 1.1, 23));
        const cut = (1 - g1) * 0.2 + (1 - g2) * 0.11 + (1 - g3) * 0.05;
        const cone = volcano.height * (1 / (1 + (r / volcano.width) ** 1.55));
        const rim =
          volcano.height * 0.86 + 0.07 * noise3(a * 1.7, 2, 3) + 0.03 * noise3(a * 6, 2, 3);
        let top = cone - cut * smooth(0.05, 1.4, r) * Math.min(1, 2.6 / (0.6 + r * 0.35));
        top = Math.min(top, rim - 0.35 * smooth(0.3, 0, r));
        top += 0.03 * fbm3(x * 5, 1, z * 5, 4);
        h =
          Math.max(h * smooth(volcano.width * 0.5, volcano.width * 4, r) + 0.1, top) +
          0.12 * smooth(0.4, 0, Math.abs(h - top));
      }
      map[j * SIDE + i] = h;
    }
  return (x, z) => {
    const u = clamp((x / SPAN + 0.5) * SIDE, 0, SIDE - 1.01);
    const v = clamp(((z + 2) / SPAN) * SIDE, 0, SIDE - 1.01);
    const i = u | 0;
    const j = v | 0;
    const f = u - i;
    const g = v - j;
    const o = j * SIDE + i;
    return (
      (map[o] * (1 - f) + map[o + 1] * f) * (1 - g) +
      (map[o + SIDE] * (1 - f) + map[o + SIDE + 1] * f) * g
    );
  };
}

export function landscape(w, h, options) {
  const {
    eye = [0, 1.35, -1],
    pitch = -0.02,
    yaw = 0,
    angle = 40,
    sun = { azimuth: 35, height: 6 },
    volcano = { x: 1.8, z: 13, height: 3.3, width: 2.1 },
    ridges = 1,
    seed = 1,
    mist = { level: 0.45, depth: 0.16, strength: 1.4 },
    air = 0.035,
    skyTop = [0.16, 0.25, 0.46],
    skyMiddle = [0.62, 0.55, 0.55],
    skyLow = [1.35, 0.78, 0.38],
    sunColor = [6.2, 3.5, 1.5],
    shade = [0.27, 0.33, 0.46],
    clouds = 0.6,
    plume = 0.6,
  } = options;
  const height = ground({ volcano, ridges, seed });
  const ar = (sun.azimuth * Math.PI) / 180;
  const hr = (sun.height * Math.PI) / 180;
  const sd = unit([Math.sin(ar) * Math.cos(hr), Math.sin(hr), Math.cos(ar) * Math.cos(hr)]);
  const out = new Float32Array(w * h * 3);
  const tall = Math.tan((angle * Math.PI) / 360);
  const wide = (tall * w) / h;
  const cy = Math.cos(yaw);
  const sy = Math.sin(yaw);
  const next = random(seed * 77 + 5);
  const sky = [0, 0, 0];
  const heaven = (dx, dy, dz) => {
    const d = Math.max(0, dx * sd[0] + dy * sd[1] + dz * sd[2]);
    const t = clamp(dy * 2.6);
    const near = d ** 5;
    for (let k = 0; k < 3; k++) {
      const low = mix(skyMiddle[k] * 0.85, skyLow[k], clamp(0.25 + near));
      sky[k] =
        t < 0.35
          ? mix(low, skyMiddle[k], smooth(0, 0.35, t))
          : mix(skyMiddle[k], skyTop[k], smooth(0.35, 1, t));
      sky[k] += sunColor[k] * (d ** 24 * 0.12 + d ** 260 * 0.35 + d ** 3000 * 2.6);
    }
    if (clouds > 0 && dy > 0.004) {
      // Long thin clouds, lit from below.
      const u = dx / (dy + 0.09);
      const v = dz / (dy + 0.09);
      const n = fbm3(u * 0.5 + 3, 1, v * 1.6 + seed, 5);
      const m =
        smooth(0.0, 0.42, n + 0.1 * fbm3(u * 3, 2, v * 6, 3)) *
        smooth(0.004, 0.07, dy) *
        smooth(0.75, 0.25, dy);
      for (let k = 0; k < 3; k++)
        sky[k] = mix(
          sky[k],
          sky[k] * 0.72 + [1.15, 0.66, 0.46][k] * (0.24 + 1.0 * near),
          m * clouds,
        );
    }
  };
  const bend = (x, z, near) =>
    near > 0
      ? near * (0.035 * Math.abs(noise3(x * 16, 1, z * 16)) + 0.02 * noise3(x * 45, 2, z * 45))
      : 0;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const sx = ((x + 0.5) / w) * 2 - 1;
      const syy = 1 - ((y + 0.5) / h) * 2;
      let dx = sx * wide;
      let dy = syy * tall + pitch;
      let dz = 1;
      const l = 1 / Math.hypot(dx, dy, dz);
      const rx = (dx * cy + dz * sy) * l;
      const rz = (-dx * sy + dz * cy) * l;
      dx = rx;
      dz = rz;
      dy *= l;
      let t = 0.05 + 0.02 * next();
      let fog = 0;
      let found = false;
      let px = 0;
      let py = 0;
      let pz = 0;
      for (let i = 0; i < 260; i++) {
        px = eye[0] + dx * t;
        py = eye[1] + dy * t;
        pz = eye[2] + dz * t;
        if (t > 26 || (py > 4 && dy > 0)) break;
        const ground0 = height(px, pz);
        const above = py - ground0 - (t < 7 ? bend(px, pz, smooth(7, 1, t)) : 0);
        if (above < 0.0006 * t) {
          found = true;
          break;
        }
        const step = Math.min(0.35, Math.max(0.004 + t * 0.0035, above * 0.42));
        // Mist: thick below its level, torn at the top.
        const over = (py - mist.level) / mist.depth;
        if (over < 9) {
          const ragged = fbm3(px * 0.5, py * 1.6, pz * 0.5 + seed, 3);
          const d =
            mist.strength * Math.exp(-Math.max(-1.5, over - ragged * 3.4)) * smooth(0.2, 2.2, t);
          fog += d * step;
        }
        fog += air * step * Math.exp(-Math.max(0, py - 0.4) * 0.6);
        t += step;
      }
      heaven(dx, Math.max(dy, 0.0), dz);
      const o = (y * w + x) * 3;
      const towards = Math.max(0, dx * sd[0] + dy * sd[1] + dz * sd[2]);
      const veil = 1 - Math.exp(-fog);
      const c = [sky[0], sky[1], sky[2]];
      if (found) {
        const e = 0.006 + t * 0.0012;
        const near = t < 7 ? smooth(7, 1, t) : 0;
        const at = (a, b) => height(a, b) + bend(a, b, near);
        const h0 = at(px, pz);
        let nx = (h0 - at(px + e, pz)) / e;
        let nz = (h0 - at(px, pz + e)) / e;
        nx += 0.35 * noise3(px * 11, 4, pz * 11);
        nz += 0.35 * noise3(px * 11, 9, pz * 11);
        const n = unit([nx, 1, nz]);
        let lit = 1;
        for (let k = 1; k < 20; k++) {
          const q = 0.02 + 0.012 * k * k;
          const d = py + sd[1] * q - height(px + sd[0] * q, pz + sd[2] * q);
          lit = Math.min(lit, clamp(0.5 + (d * 9) / (q + 0.1)));
          if (lit <= 0) break;
        }
        const nl = clamp(n[0] * sd[0] + n[1] * sd[1] + n[2] * sd[2]);
        // Bare ash high on the cone, forest below, meadows between.
        const wood = smooth(1.75, 1.15, py + 0.5 * fbm3(px * 1.1, 1, pz * 1.1, 4));
        const tone = fbm3(px * 3.1, 5, pz * 3.1, 4);
        const canopy = 0.75 + 0.5 * Math.abs(noise3(px * 22, 3, pz * 22));
        const ash = [0.2 + tone * 0.08, 0.165 + tone * 0.06, 0.15 + tone * 0.05];
        const tree = [0.045 + tone * 0.03, 0.085 + tone * 0.05, 0.03 + tone * 0.012];
        const field =
          smooth(0.16, 0.34, fbm3(px * 0.7 + 4, 2, pz * 0.7, 3)) * smooth(0.95, 0.75, py);
        for (let k = 0; k < 3; k++) {
          let a = mix(ash[k], tree[k] * canopy, wood);
          a = mix(a, [0.15, 0.19, 0.06][k], field * 0.7);
          const skyLight = shade[k] * (0.55 + 0.45 * n[1]) * (0.7 + 0.3 * canopy * wood);
          const back = wood * 0.18 * towards ** 3;
          c[k] = a * (skyLight + sunColor[k] * (nl * lit * 1.05 + back * lit));
        }
      } else if (plume > 0 && volcano) {
        // A thread of steam leans away from the crater.
        const tz = (volcano.z - eye[2]) / dz;
        const ux = eye[0] + dx * tz - volcano.x;
        const uy = eye[1] + dy * tz - volcano.height * 0.84;
        if (uy > -0.1 && uy < 2.2) {
          const lean = -0.5 * Math.max(0, uy) ** 1.2;
          const q = (ux - lean + 0.25 * fbm3(uy * 1.6, 3, 1, 3)) / (0.16 + 0.42 * uy);
          const n = fbm3(ux * 1.8, uy * 1.5 - 3, 4, 5);
          const a =
            Math.exp(-q * q * 1.3) *
            smooth(-0.1, 0.12, uy) *
            smooth(2.2, 0.5, uy) *
            clamp(0.65 + n * 1.4) *
            plume;
          for (let k = 0; k < 3; k++)
            c[k] = mix(c[k], [0.98, 0.72, 0.56][k] * (0.62 + 0.9 * clamp(q * 0.4 + n)), clamp(a));
        }
      }
      // The air takes the colour of the sky it faces, and glows towards the sun.
      const glow = towards ** 6;
      for (let k = 0; k < 3; k++) {
        const air0 =
          mix([0.5, 0.55, 0.66][k], [0.98, 0.72, 0.5][k], clamp(0.22 + glow * 1.3)) *
          (0.72 + 0.75 * glow);
        out[o + k] = mix(c[k], air0, veil * (found ? 1 : 0.9));
      }
    }
  return out;
}

/** A landscape as the backdrop of a traced scene, a little out of focus. */
export function landPlate(w, h, options, softness = 0.002) {
  const plate = new Plate(w, h, 1);
  plate.data.set(landscape(w, h, options));
  plate.gain = options.gain ?? 1;
  if (softness > 0) plate.blur(softness);
  return plate;
}
