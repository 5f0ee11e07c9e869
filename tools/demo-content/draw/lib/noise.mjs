/** Seeded randomness and noise. The same seed draws the same picture, on every machine. */

/** A generator of numbers in [0, 1) (mulberry32). */
export function random(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [0, 1) that belongs to an integer, always the same one. */
export function hash(n) {
  let h = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const lattice = new Float32Array(256);
const order = new Uint8Array(512);
{
  const next = random(20261120);
  for (let i = 0; i < 256; i++) {
    lattice[i] = next() * 2 - 1;
    order[i] = i;
  }
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const held = order[i];
    order[i] = order[j];
    order[j] = held;
  }
  for (let i = 0; i < 256; i++) order[256 + i] = order[i];
}

/** Smooth noise in [-1, 1] over space. */
export function noise3(x, y, z) {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const fz = Math.floor(z);
  let u = x - fx;
  let v = y - fy;
  let w = z - fz;
  const X = fx & 255;
  const Y = fy & 255;
  const Z = fz & 255;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  w = w * w * (3 - 2 * w);
  const a = order[X] + Y;
  const b = order[(X + 1) & 255] + Y;
  const aa = order[a & 255] + Z;
  const ab = order[(a + 1) & 255] + Z;
  const ba = order[b & 255] + Z;
  const bb = order[(b + 1) & 255] + Z;
  const c000 = lattice[order[aa & 255]];
  const c001 = lattice[order[(aa + 1) & 255]];
  const c010 = lattice[order[ab & 255]];
  const c011 = lattice[order[(ab + 1) & 255]];
  const c100 = lattice[order[ba & 255]];
  const c101 = lattice[order[(ba + 1) & 255]];
  const c110 = lattice[order[bb & 255]];
  const c111 = lattice[order[(bb + 1) & 255]];
  const x00 = c000 + (c100 - c000) * u;
  const x01 = c001 + (c101 - c001) * u;
  const x10 = c010 + (c110 - c010) * u;
  const x11 = c011 + (c111 - c011) * u;
  const y0 = x00 + (x10 - x00) * v;
  const y1 = x01 + (x11 - x01) * v;
  return y0 + (y1 - y0) * w;
}

/** Layered noise in about [-1, 1]. */
export function fbm3(x, y, z, octaves = 4) {
  let sum = 0;
  let size = 0.5;
  for (let i = 0; i < octaves; i++) {
    sum += size * noise3(x, y, z);
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 5.7;
    z = z * 2.03 + 9.2;
    size *= 0.5;
  }
  return sum;
}

/** Layered noise with sharp crests, in about [0, 1]: ridges and cracks. */
export function ridge3(x, y, z, octaves = 5) {
  let sum = 0;
  let size = 0.5;
  let weight = 1;
  for (let i = 0; i < octaves; i++) {
    let n = 1 - Math.abs(noise3(x, y, z));
    n *= n * weight;
    weight = Math.min(1, n * 1.6);
    sum += n * size;
    x = x * 2.07 + 3.1;
    y = y * 2.07 + 7.7;
    z = z * 2.07 + 1.3;
    size *= 0.5;
  }
  return sum;
}

/** Distance to the nearest and the second nearest point of a jittered lattice: grains, cells. */
const cell = { near: 0, second: 0, id: 0 };
export function cells3(x, y, z) {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const fz = Math.floor(z);
  let near = 9;
  let second = 9;
  let id = 0;
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const X = fx + i;
        const Y = fy + j;
        const Z = fz + k;
        const h = order[(order[(order[X & 255] + Y) & 255] + Z) & 255];
        const dx = X + order[h] / 255 - x;
        const dy = Y + order[(h + 71) & 255] / 255 - y;
        const dz = Z + order[(h + 149) & 255] / 255 - z;
        const d = dx * dx + dy * dy + dz * dz;
        if (d < near) {
          second = near;
          near = d;
          id = h;
        } else if (d < second) second = d;
      }
  cell.near = Math.sqrt(near);
  cell.second = Math.sqrt(second);
  cell.id = id;
  return cell;
}

export const clamp = (x, low = 0, high = 1) => (x < low ? low : x > high ? high : x);
export const mix = (a, b, t) => a + (b - a) * t;
export const smooth = (low, high, x) => {
  const t = clamp((x - low) / (high - low));
  return t * t * (3 - 2 * t);
};
