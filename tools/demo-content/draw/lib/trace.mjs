import { clamp, mix } from './noise.mjs';
import { CAPSULE, ELLIPSOID, TRIANGLE } from './scene.mjs';

/**
 * A small path tracer: lens with depth of field, one soft sun, a sky, surfaces (diffuse with a
 * glossy coat, light through thin leaves, light just under the skin) and clear bodies with
 * absorption. Every sample's randomness hangs on its pixel alone, so rows may be drawn anywhere.
 */

const STRIDE = 12;
const EPS = 2e-3;

/** What a material's `shade` reads and writes. */
export class Spot {
  x = 0;
  y = 0;
  z = 0; // where, in the world
  nx = 0;
  ny = 1;
  nz = 0; // shading normal
  lx = 0;
  ly = 0;
  lz = 0; // the shape's own coordinate
  dx = 0;
  dy = 0;
  dz = 0; // view direction
  id = 0; // which object
  seen = true; // looked at directly, not by way of another surface
  r = 0.8;
  g = 0.8;
  b = 0.8;
  rough = 0.6;
  f0 = 0.04;
  metal = 0;
  through = 0; // share of diffuse light that passes (leaves)
  depth = 0; // centimetres that light travels under the skin
  er = 0;
  eg = 0;
  eb = 0;
  reset() {
    this.r = this.g = this.b = 0.8;
    this.rough = 0.6;
    this.f0 = 0.04;
    this.metal = this.through = this.depth = 0;
    this.er = this.eg = this.eb = 0;
  }
  color(c, k = 1) {
    this.r = c[0] * k;
    this.g = c[1] * k;
    this.b = c[2] * k;
  }
  blend(c, t) {
    this.r += (c[0] - this.r) * t;
    this.g += (c[1] - this.g) * t;
    this.b += (c[2] - this.b) * t;
  }
  /** Roughens the normal by a height field of the world (or own) coordinate. */
  bump(height, strength, step = 0.02, own = false) {
    if (!this.seen) return;
    const x = own ? this.lx : this.x;
    const y = own ? this.ly : this.y;
    const z = own ? this.lz : this.z;
    const h = height(x, y, z);
    const k = strength / step;
    const gx = (height(x + step, y, z) - h) * k;
    const gy = (height(x, y + step, z) - h) * k;
    const gz = (height(x, y, z + step) - h) * k;
    const d = gx * this.nx + gy * this.ny + gz * this.nz;
    let nx = this.nx - (gx - d * this.nx);
    let ny = this.ny - (gy - d * this.ny);
    let nz = this.nz - (gz - d * this.nz);
    const l = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
    nx *= l;
    ny *= l;
    nz *= l;
    this.nx = nx;
    this.ny = ny;
    this.nz = nz;
  }
}

export function tracer(world, settings) {
  const { type, coat, owner, data, detail, nodeBox, nodeRight, nodeFirst, nodeCount, nodeAxis } =
    world;
  const materials = world.materials;
  const clearScene = materials.some((m) => m.clear);
  const stack = new Int32Array(128);
  let hitT = 0;
  let hit = -1;
  let hitU = 0;
  let hitV = 0;

  function intersect(ox, oy, oz, dx, dy, dz, near, far, any) {
    const ix = 1 / (Math.abs(dx) < 1e-12 ? 1e-12 : dx);
    const iy = 1 / (Math.abs(dy) < 1e-12 ? 1e-12 : dy);
    const iz = 1 / (Math.abs(dz) < 1e-12 ? 1e-12 : dz);
    hit = -1;
    let best = far;
    let top = 1;
    stack[0] = 0;
    while (top > 0) {
      const n = stack[--top];
      const b = n * 6;
      let a0 = (nodeBox[b] - ox) * ix;
      let a1 = (nodeBox[b + 3] - ox) * ix;
      let low = a0 < a1 ? a0 : a1;
      let high = a0 < a1 ? a1 : a0;
      a0 = (nodeBox[b + 1] - oy) * iy;
      a1 = (nodeBox[b + 4] - oy) * iy;
      if (a0 > a1) {
        const h = a0;
        a0 = a1;
        a1 = h;
      }
      if (a0 > low) low = a0;
      if (a1 < high) high = a1;
      a0 = (nodeBox[b + 2] - oz) * iz;
      a1 = (nodeBox[b + 5] - oz) * iz;
      if (a0 > a1) {
        const h = a0;
        a0 = a1;
        a1 = h;
      }
      if (a0 > low) low = a0;
      if (a1 < high) high = a1;
      if (low > high * 1.0000004 || high < near || low > best) continue;
      const count = nodeCount[n];
      if (count === 0) {
        const axis = nodeAxis[n];
        const back = axis === 0 ? dx < 0 : axis === 1 ? dy < 0 : dz < 0;
        if (back) {
          stack[top++] = n + 1;
          stack[top++] = nodeRight[n];
        } else {
          stack[top++] = nodeRight[n];
          stack[top++] = n + 1;
        }
        continue;
      }
      for (let i = nodeFirst[n], end = i + count; i < end; i++) {
        const o = i * STRIDE;
        const kind = type[i];
        if (kind === TRIANGLE) {
          const ax = data[o + 3];
          const ay = data[o + 4];
          const az = data[o + 5];
          const bx = data[o + 6];
          const by = data[o + 7];
          const bz = data[o + 8];
          const px = dy * bz - dz * by;
          const py = dz * bx - dx * bz;
          const pz = dx * by - dy * bx;
          const det = ax * px + ay * py + az * pz;
          if (det > -1e-12 && det < 1e-12) continue;
          const inv = 1 / det;
          const tx = ox - data[o];
          const ty = oy - data[o + 1];
          const tz = oz - data[o + 2];
          const u = (tx * px + ty * py + tz * pz) * inv;
          if (u < -1e-6 || u > 1.000001) continue;
          const qx = ty * az - tz * ay;
          const qy = tz * ax - tx * az;
          const qz = tx * ay - ty * ax;
          const v = (dx * qx + dy * qy + dz * qz) * inv;
          if (v < -1e-6 || u + v > 1.000001) continue;
          const t = (bx * qx + by * qy + bz * qz) * inv;
          if (t > near && t < best) {
            best = t;
            hit = i;
            hitU = u;
            hitV = v;
            if (any) return true;
          }
        } else if (kind === ELLIPSOID) {
          const cx = ox - data[o];
          const cy = oy - data[o + 1];
          const cz = oz - data[o + 2];
          const sx = data[o + 3] * cx + data[o + 4] * cy + data[o + 5] * cz;
          const sy = data[o + 6] * cx + data[o + 7] * cy + data[o + 8] * cz;
          const sz = data[o + 9] * cx + data[o + 10] * cy + data[o + 11] * cz;
          const ex = data[o + 3] * dx + data[o + 4] * dy + data[o + 5] * dz;
          const ey = data[o + 6] * dx + data[o + 7] * dy + data[o + 8] * dz;
          const ez = data[o + 9] * dx + data[o + 10] * dy + data[o + 11] * dz;
          const A = ex * ex + ey * ey + ez * ez;
          const B = sx * ex + sy * ey + sz * ez;
          const m = B / A;
          const fx = sx - m * ex;
          const fy = sy - m * ey;
          const fz = sz - m * ez;
          const D = 1 - (fx * fx + fy * fy + fz * fz);
          if (D < 0) continue;
          const s = Math.sqrt(D / A);
          let t = -m - s;
          if (t <= near) t = -m + s;
          if (t > near && t < best) {
            best = t;
            hit = i;
            if (any) return true;
          }
        } else {
          const r = data[o + 6];
          const bx = data[o + 3] - data[o];
          const by = data[o + 4] - data[o + 1];
          const bz = data[o + 5] - data[o + 2];
          const ax = ox - data[o];
          const ay = oy - data[o + 1];
          const az = oz - data[o + 2];
          const bb = bx * bx + by * by + bz * bz;
          const bd = bx * dx + by * dy + bz * dz;
          const bo = bx * ax + by * ay + bz * az;
          const ad = ax * dx + ay * dy + az * dz;
          const aa = ax * ax + ay * ay + az * az;
          const A = bb - bd * bd;
          const B = bb * ad - bo * bd;
          const C = bb * aa - bo * bo - r * r * bb;
          const h = B * B - A * C;
          if (h < 0) continue;
          let t = -1;
          if (A > 1e-9) {
            const c = (-B - Math.sqrt(h)) / A;
            const y = bo + c * bd;
            if (y > 0 && y < bb) t = c;
            else {
              const sx = y <= 0 ? ax : ox - data[o + 3];
              const sy = y <= 0 ? ay : oy - data[o + 4];
              const sz = y <= 0 ? az : oz - data[o + 5];
              const sb = dx * sx + dy * sy + dz * sz;
              const sc = sx * sx + sy * sy + sz * sz - r * r;
              const sh = sb * sb - sc;
              if (sh > 0) t = -sb - Math.sqrt(sh);
            }
          }
          if (t > near && t < best) {
            best = t;
            hit = i;
            if (any) return true;
          }
        }
      }
    }
    hitT = best;
    return hit >= 0;
  }

  // The geometric normal (g) and the spot of the current hit.
  const spot = new Spot();
  let gx = 0;
  let gy = 0;
  let gz = 0;
  function arrive(ox, oy, oz, dx, dy, dz) {
    const i = hit;
    const t = hitT;
    const o = i * STRIDE;
    const s = spot;
    s.x = ox + dx * t;
    s.y = oy + dy * t;
    s.z = oz + dz * t;
    s.dx = dx;
    s.dy = dy;
    s.dz = dz;
    s.id = owner[i];
    const kind = type[i];
    if (kind === TRIANGLE) {
      const k = i * 18;
      const v = hitV;
      const u = hitU;
      const w = 1 - u - v;
      gx = data[o + 4] * data[o + 8] - data[o + 5] * data[o + 7];
      gy = data[o + 5] * data[o + 6] - data[o + 3] * data[o + 8];
      gz = data[o + 3] * data[o + 7] - data[o + 4] * data[o + 6];
      const l = 1 / Math.sqrt(gx * gx + gy * gy + gz * gz);
      gx *= l;
      gy *= l;
      gz *= l;
      let nx = detail[k] * w + detail[k + 3] * u + detail[k + 6] * v;
      let ny = detail[k + 1] * w + detail[k + 4] * u + detail[k + 7] * v;
      let nz = detail[k + 2] * w + detail[k + 5] * u + detail[k + 8] * v;
      const m = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
      nx *= m;
      ny *= m;
      nz *= m;
      if (nx * gx + ny * gy + nz * gz < 0) {
        gx = -gx;
        gy = -gy;
        gz = -gz;
      }
      s.nx = nx;
      s.ny = ny;
      s.nz = nz;
      s.lx = detail[k + 9] * w + detail[k + 12] * u + detail[k + 15] * v;
      s.ly = detail[k + 10] * w + detail[k + 13] * u + detail[k + 16] * v;
      s.lz = detail[k + 11] * w + detail[k + 14] * u + detail[k + 17] * v;
      return;
    }
    if (kind === ELLIPSOID) {
      const cx = s.x - data[o];
      const cy = s.y - data[o + 1];
      const cz = s.z - data[o + 2];
      const lx = data[o + 3] * cx + data[o + 4] * cy + data[o + 5] * cz;
      const ly = data[o + 6] * cx + data[o + 7] * cy + data[o + 8] * cz;
      const lz = data[o + 9] * cx + data[o + 10] * cy + data[o + 11] * cz;
      gx = data[o + 3] * lx + data[o + 6] * ly + data[o + 9] * lz;
      gy = data[o + 4] * lx + data[o + 7] * ly + data[o + 10] * lz;
      gz = data[o + 5] * lx + data[o + 8] * ly + data[o + 11] * lz;
      s.lx = lx;
      s.ly = ly;
      s.lz = lz;
    } else if (kind === CAPSULE) {
      const bx = data[o + 3] - data[o];
      const by = data[o + 4] - data[o + 1];
      const bz = data[o + 5] - data[o + 2];
      const ax = s.x - data[o];
      const ay = s.y - data[o + 1];
      const az = s.z - data[o + 2];
      const h = clamp((ax * bx + ay * by + az * bz) / (bx * bx + by * by + bz * bz));
      gx = ax - bx * h;
      gy = ay - by * h;
      gz = az - bz * h;
      s.lx = ax;
      s.ly = ay;
      s.lz = az;
    }
    const l = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1);
    gx *= l;
    gy *= l;
    gz *= l;
    s.nx = gx;
    s.ny = gy;
    s.nz = gz;
  }

  // ---- light ----
  const { sky, sun, camera } = settings;
  const sd = sun.direction;
  const sunAcross = basis(sd);
  const sunSize = Math.tan(sun.spread ?? 0.05);
  const gobo = sun.gobo ?? null;
  const shadow = [0, 0, 0];

  /** How much sun reaches a point: into `shadow`. */
  function sunlight(x, y, z, dx, dy, dz, near) {
    if (!clearScene) {
      const v = intersect(x, y, z, dx, dy, dz, near, 1e9, true) ? 0 : 1;
      shadow[0] = shadow[1] = shadow[2] = v;
      return v > 0;
    }
    let r = 1;
    let g = 1;
    let b = 1;
    let start = near;
    for (let k = 0; k < 10; k++) {
      if (!intersect(x, y, z, dx, dy, dz, start, 1e9, false)) {
        shadow[0] = r;
        shadow[1] = g;
        shadow[2] = b;
        return true;
      }
      const m = materials[coat[hit]];
      if (!m.clear) return false;
      const t = hitT;
      arrive(x, y, z, dx, dy, dz);
      const c = Math.abs(gx * dx + gy * dy + gz * dz);
      const keep = 0.3 + 0.68 * Math.min(1, c * 1.6);
      const a = gx * dx + gy * dy + gz * dz < 0 ? m.outside : m.inside;
      const d = t - (k === 0 ? 0 : start);
      r *= keep * (a ? Math.exp(-a[0] * d) : 1);
      g *= keep * (a ? Math.exp(-a[1] * d) : 1);
      b *= keep * (a ? Math.exp(-a[2] * d) : 1);
      start = t + EPS;
    }
    return false;
  }

  // ---- samples ----
  let state = 1;
  function rnd() {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 16), 0x7feb352d);
    t = Math.imul(t ^ (t >>> 15), 0x846ca68b);
    return ((t ^ (t >>> 16)) >>> 0) / 4294967296;
  }
  let pairA = 0;
  let pairB = 0;
  let pixelKey = 0;
  let sampleIndex = 0;
  let sampleMask = 15;
  let dimension = 0;
  /** A pair of well spread numbers: a scrambled (0,2) sequence per pixel and dimension. */
  function pair() {
    let h = Math.imul(pixelKey ^ Math.imul(++dimension, 0x9e3779b1), 0x85ebca6b);
    h ^= h >>> 15;
    h = Math.imul(h, 0xc2b2ae35);
    h ^= h >>> 13;
    let i = sampleIndex ^ (h & sampleMask);
    const sa = Math.imul(h, 0x27d4eb2f);
    const sb = Math.imul(h ^ 0x165667b1, 0x9e3779b1);
    let v = i;
    v = ((v << 16) | (v >>> 16)) >>> 0;
    v = (((v & 0x00ff00ff) << 8) | ((v & 0xff00ff00) >>> 8)) >>> 0;
    v = (((v & 0x0f0f0f0f) << 4) | ((v & 0xf0f0f0f0) >>> 4)) >>> 0;
    v = (((v & 0x33333333) << 2) | ((v & 0xcccccccc) >>> 2)) >>> 0;
    v = (((v & 0x55555555) << 1) | ((v & 0xaaaaaaaa) >>> 1)) >>> 0;
    pairA = ((v ^ sa) >>> 0) / 4294967296;
    let w = 0;
    for (let m = 1 << 31; i; i >>>= 1, m ^= m >>> 1) if (i & 1) w ^= m;
    pairB = ((w ^ sb) >>> 0) / 4294967296;
  }

  // ---- camera ----
  const eye = camera.from;
  const ahead = norm([camera.to[0] - eye[0], camera.to[1] - eye[1], camera.to[2] - eye[2]]);
  const right = norm(crossed(ahead, camera.up ?? [0, 1, 0]));
  const up = crossed(right, ahead);
  const tall = Math.tan((camera.angle * Math.PI) / 360);
  const { width, height } = settings;
  const wide = (tall * width) / height;
  const focus =
    camera.focus ?? Math.hypot(camera.to[0] - eye[0], camera.to[1] - eye[1], camera.to[2] - eye[2]);
  const aperture = camera.aperture ?? 0.5;
  const backdrop = settings.backdrop;
  const maxDepth = settings.bounces ?? (clearScene ? 3 : 2);
  const haze = settings.haze;
  const light = new Float64Array(3);
  const out = new Float64Array(10);

  function behind(dx, dy, dz) {
    // A ray that misses everything: the painted backdrop inside the frame, else the sky.
    if (backdrop) {
      const f = dx * ahead[0] + dy * ahead[1] + dz * ahead[2];
      if (f > 0.05) {
        const u = (dx * right[0] + dy * right[1] + dz * right[2]) / f / wide;
        const v = (dx * up[0] + dy * up[1] + dz * up[2]) / f / tall;
        if (u > -1.3 && u < 1.3 && v < 1.3 && v > -1.3) {
          backdrop.sample(u * 0.5 + 0.5, 0.5 - v * 0.5, light);
          return;
        }
      }
    }
    sky(dx, dy, dz, light);
  }

  function sample(px, py) {
    const s = spot;
    let ox = eye[0];
    let oy = eye[1];
    let oz = eye[2];
    pair();
    const sx = (((px + pairA) / width) * 2 - 1) * wide;
    const sy = (1 - ((py + pairB) / height) * 2) * tall;
    let dx = ahead[0] + right[0] * sx + up[0] * sy;
    let dy = ahead[1] + right[1] * sx + up[1] * sy;
    let dz = ahead[2] + right[2] * sx + up[2] * sy;
    pair();
    if (aperture > 0) {
      const r = aperture * Math.sqrt(pairA);
      const a = pairB * Math.PI * 2;
      const lx = r * Math.cos(a);
      const ly = r * Math.sin(a);
      const ex = right[0] * lx + up[0] * ly;
      const ey = right[1] * lx + up[1] * ly;
      const ez = right[2] * lx + up[2] * ly;
      ox += ex;
      oy += ey;
      oz += ez;
      dx = dx * focus - ex;
      dy = dy * focus - ey;
      dz = dz * focus - ez;
    }
    let l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    dx *= l;
    dy *= l;
    dz *= l;
    let R = 0;
    let G = 0;
    let B = 0;
    let tr = 1;
    let tg = 1;
    let tb = 1;
    let bounce = 0;
    let crisp = true; // nothing diffuse yet: the backdrop itself is seen
    let noted = false;
    out[3] = out[4] = out[5] = 1;
    out[6] = out[7] = out[8] = 0;
    let near = EPS;
    for (let step = 0; step < 14; step++) {
      if (!intersect(ox, oy, oz, dx, dy, dz, near, 1e9, false)) {
        if (crisp) behind(dx, dy, dz);
        else sky(dx, dy, dz, light);
        if (!noted) {
          out[3] = light[0];
          out[4] = light[1];
          out[5] = light[2];
        }
        const cap = bounce === 0 ? 40 : 6;
        R += Math.min(cap, tr * light[0]);
        G += Math.min(cap, tg * light[1]);
        B += Math.min(cap, tb * light[2]);
        break;
      }
      const material = materials[coat[hit]];
      const t = hitT;
      arrive(ox, oy, oz, dx, dy, dz);
      if (haze && step === 0) {
        // Morning air between the eye and what it sees.
        const clean = Math.exp(-t * haze.density);
        const d = Math.max(0, dx * sd[0] + dy * sd[1] + dz * sd[2]);
        const glow = 1 + haze.glow * d ** 6;
        R += haze.color[0] * glow * (1 - clean);
        G += haze.color[1] * glow * (1 - clean);
        B += haze.color[2] * (1 + (glow - 1) * 0.55) * (1 - clean);
        tr *= clean;
        tg *= clean;
        tb *= clean;
      }
      if (material.clear) {
        let cos = s.nx * dx + s.ny * dy + s.nz * dz;
        const entering = gx * dx + gy * dy + gz * dz < 0;
        const from = entering ? material.outside : material.inside;
        if (from) {
          tr *= Math.exp(-from[0] * t);
          tg *= Math.exp(-from[1] * t);
          tb *= Math.exp(-from[2] * t);
        }
        if (material.ripple) {
          s.bump(material.ripple, 1, 0.05);
          cos = s.nx * dx + s.ny * dy + s.nz * dz;
        }
        let nx = s.nx;
        let ny = s.ny;
        let nz = s.nz;
        if (!entering) {
          nx = -nx;
          ny = -ny;
          nz = -nz;
          cos = -cos;
        }
        if (cos > -1e-4) cos = -1e-4;
        const eta = entering ? material.iorOut / material.iorIn : material.iorIn / material.iorOut;
        const k = 1 - eta * eta * (1 - cos * cos);
        let fresnel = 1;
        if (k > 0) {
          const ct = Math.sqrt(k);
          const a = (eta * -cos - ct) / (eta * -cos + ct);
          const b = (-cos - eta * ct) / (-cos + eta * ct);
          fresnel = (a * a + b * b) / 2;
        }
        if (!noted) {
          // Clear things are told apart by their normal alone.
          out[6] = nx;
          out[7] = ny;
          out[8] = nz;
        }
        // The glint of the sun on glass.
        if (entering && crisp) {
          const rx = dx - 2 * cos * nx;
          const ry = dy - 2 * cos * ny;
          const rz = dz - 2 * cos * nz;
          const towards = rx * sd[0] + ry * sd[1] + rz * sd[2];
          if (towards > 0.99) {
            const g =
              Math.exp((towards - 1) * 2600) * 26 * fresnel * (gobo ? gobo(s.x, s.y, s.z) : 1);
            R += tr * sun.color[0] * g;
            G += tg * sun.color[1] * g;
            B += tb * sun.color[2] * g;
          }
        }
        ox = s.x;
        oy = s.y;
        oz = s.z;
        if (rnd() < fresnel) {
          dx -= 2 * cos * nx;
          dy -= 2 * cos * ny;
          dz -= 2 * cos * nz;
        } else {
          const q = -eta * cos - Math.sqrt(k);
          dx = eta * dx + q * nx;
          dy = eta * dy + q * ny;
          dz = eta * dz + q * nz;
          l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
          dx *= l;
          dy *= l;
          dz *= l;
        }
        continue;
      }
      if (gx * dx + gy * dy + gz * dz > 0) {
        gx = -gx;
        gy = -gy;
        gz = -gz;
        s.nx = -s.nx;
        s.ny = -s.ny;
        s.nz = -s.nz;
      }
      s.reset();
      s.seen = crisp;
      material.shade(s);
      let nx = s.nx;
      let ny = s.ny;
      let nz = s.nz;
      let cos = -(nx * dx + ny * dy + nz * dz);
      if (cos < 0.02) {
        // A bent normal must still face the eye.
        const k = 0.02 - cos;
        nx -= dx * k;
        ny -= dy * k;
        nz -= dz * k;
        l = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
        nx *= l;
        ny *= l;
        nz *= l;
        cos = 0.02;
      }
      if (!noted) {
        out[3] = s.r;
        out[4] = s.g;
        out[5] = s.b;
        out[6] = nx;
        out[7] = ny;
        out[8] = nz;
        noted = true;
      }
      if (s.er > 0 || s.eg > 0 || s.eb > 0) {
        R += tr * s.er;
        G += tg * s.eg;
        B += tb * s.eb;
      }
      const ar = s.r;
      const ag = s.g;
      const ab = s.b;
      const rough = Math.max(0.04, s.rough);
      const metal = s.metal;
      const through = s.through;
      const under = s.depth;
      const px0 = s.x + gx * EPS;
      const py0 = s.y + gy * EPS;
      const pz0 = s.z + gz * EPS;
      const grazing = (1 - cos) ** 5 * (1 - rough * 0.85);
      const fr = mix(s.f0 + (1 - s.f0) * grazing, ar + (1 - ar) * grazing, metal);
      const fg = mix(s.f0 + (1 - s.f0) * grazing, ag + (1 - ag) * grazing, metal);
      const fb = mix(s.f0 + (1 - s.f0) * grazing, ab + (1 - ab) * grazing, metal);
      const specular = (fr + fg + fb) / 3;
      const diffuse = (1 - metal) * (1 - specular);

      // The sun, directly.
      {
        if (bounce < 2) pair();
        else {
          pairA = rnd();
          pairB = rnd();
        }
        const r = sunSize * Math.sqrt(pairA);
        const a = pairB * Math.PI * 2;
        const cx = r * Math.cos(a);
        const cy = r * Math.sin(a);
        let ex = sd[0] + sunAcross[0] * cx + sunAcross[3] * cy;
        let ey = sd[1] + sunAcross[1] * cx + sunAcross[4] * cy;
        let ez = sd[2] + sunAcross[2] * cx + sunAcross[5] * cy;
        l = 1 / Math.sqrt(ex * ex + ey * ey + ez * ez);
        ex *= l;
        ey *= l;
        ez *= l;
        const nl = nx * ex + ny * ey + nz * ez;
        const geometric = gx * ex + gy * ey + gz * ez;
        const wrap = under > 0 ? 0.35 : 0;
        let lit = (nl + wrap) / (1 + wrap);
        const passing = nl < 0 && through > 0;
        if (lit > 0 || passing) {
          let sx0 = px0;
          let sy0 = py0;
          let sz0 = pz0;
          let skip = EPS;
          if (passing || geometric < 0) {
            sx0 = s.x - gx * EPS;
            sy0 = s.y - gy * EPS;
            sz0 = s.z - gz * EPS;
          }
          if (under > 0) skip = EPS + under * rnd();
          const g0 = gobo ? gobo(s.x, s.y, s.z) : 1;
          if (g0 > 0.002 && sunlight(sx0, sy0, sz0, ex, ey, ez, skip)) {
            const cr = sun.color[0] * g0 * shadow[0] * tr;
            const cg = sun.color[1] * g0 * shadow[1] * tg;
            const cb = sun.color[2] * g0 * shadow[2] * tb;
            if (passing) {
              const k = diffuse * through * -nl * 0.3183;
              // Light that passes a leaf loses blue and gains yellow.
              R += cr * k * Math.min(1, ar * 1.25 + 0.01);
              G += cg * k * Math.min(1, ag * 1.2 + 0.01);
              B += cb * k * ab * 0.6;
            } else {
              if (lit > 0) {
                const k = diffuse * (1 - through * 0.6) * lit * 0.3183;
                if (under > 0) {
                  const soft = clamp((lit - Math.max(0, nl)) * 2.4);
                  R += cr * k * ar ** (1 - 0.35 * soft);
                  G += cg * k * ag ** (1 + 0.1 * soft);
                  B += cb * k * ab ** (1 + 0.45 * soft);
                } else {
                  R += cr * k * ar;
                  G += cg * k * ag;
                  B += cb * k * ab;
                }
              }
              if (nl > 0 && (bounce === 0 || rough > 0.3)) {
                let hx = ex - dx;
                let hy = ey - dy;
                let hz = ez - dz;
                l = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
                hx *= l;
                hy *= l;
                hz *= l;
                const nh = nx * hx + ny * hy + nz * hz;
                const vh = -(dx * hx + dy * hy + dz * hz);
                const al = Math.max(0.012, rough * rough);
                const a2 = al * al;
                const q = nh * nh * (a2 - 1) + 1;
                const D = a2 / (Math.PI * q * q);
                const kk = (rough + 1) ** 2 / 8;
                const V = 1 / ((nl * (1 - kk) + kk) * (cos * (1 - kk) + kk) * 4);
                const F5 = (1 - vh) ** 5;
                const k = Math.min(60, D * V * nl);
                R += cr * k * mix(s.f0 + (1 - s.f0) * F5, ar + (1 - ar) * F5, metal);
                G += cg * k * mix(s.f0 + (1 - s.f0) * F5, ag + (1 - ag) * F5, metal);
                B += cb * k * mix(s.f0 + (1 - s.f0) * F5, ab + (1 - ab) * F5, metal);
              }
            }
          }
        }
      }

      if (++bounce > maxDepth) break;
      if (bounce < 3) pair();
      else {
        pairA = rnd();
        pairB = rnd();
      }
      const chance =
        metal > 0.99
          ? 1
          : clamp(specular / (specular + diffuse * (ar + ag + ab) * 0.33 + 1e-4), 0.08, 0.92);
      if (rnd() < chance) {
        // Glossy: a normal of the microsurface, then a mirror.
        const al = rough * rough;
        const ct = Math.sqrt((1 - pairA) / (1 + (al * al - 1) * pairA));
        const st = Math.sqrt(1 - ct * ct);
        const a = pairB * Math.PI * 2;
        const f = frame(nx, ny, nz);
        const u = st * Math.cos(a);
        const v = st * Math.sin(a);
        const hx = f[0] * u + f[3] * v + nx * ct;
        const hy = f[1] * u + f[4] * v + ny * ct;
        const hz = f[2] * u + f[5] * v + nz * ct;
        const vh = -(dx * hx + dy * hy + dz * hz);
        if (vh <= 0) break;
        dx += 2 * vh * hx;
        dy += 2 * vh * hy;
        dz += 2 * vh * hz;
        if (dx * gx + dy * gy + dz * gz <= 0) break;
        tr *= fr / chance;
        tg *= fg / chance;
        tb *= fb / chance;
        ox = px0;
        oy = py0;
        oz = pz0;
        crisp = crisp && rough < 0.25;
      } else {
        let side = 1;
        let keep = 1 / (1 - chance);
        if (through > 0) {
          if (rnd() < through * 0.5) side = -1;
        }
        const r = Math.sqrt(pairA);
        const a = pairB * Math.PI * 2;
        const f = frame(nx, ny, nz);
        const u = r * Math.cos(a);
        const v = r * Math.sin(a);
        const w = Math.sqrt(1 - pairA) * side;
        dx = f[0] * u + f[3] * v + nx * w;
        dy = f[1] * u + f[4] * v + ny * w;
        dz = f[2] * u + f[5] * v + nz * w;
        if (side > 0 && dx * gx + dy * gy + dz * gz <= 0) break;
        keep *= diffuse;
        tr *= ar * keep;
        tg *= ag * keep;
        tb *= ab * keep;
        ox = s.x + gx * EPS * side;
        oy = s.y + gy * EPS * side;
        oz = s.z + gz * EPS * side;
        crisp = false;
      }
      near = under > 0 ? EPS + under * 0.5 * rnd() : EPS;
      if (tr + tg + tb < 0.02) break;
      if (bounce > 1) {
        const q = Math.min(0.95, Math.max(tr, tg, tb) + 0.1);
        if (rnd() > q) break;
        tr /= q;
        tg /= q;
        tb /= q;
      }
    }
    const cap = settings.cap ?? 24;
    out[0] = Math.min(cap, R);
    out[1] = Math.min(cap, G);
    out[2] = Math.min(cap, B);
  }

  /** Draws row `y` into `film`: two halves of the light, then albedo and normal. */
  function row(y, film, samples) {
    sampleMask = samples - 1;
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      pixelKey = Math.imul(p + 1, 0x9e3779b1) ^ (settings.seed ?? 7);
      state = Math.imul(pixelKey, 0x2c1b3c6d);
      const acc = new Float64Array(14);
      let taken = samples;
      for (let i = 0; i < samples; i++) {
        if (i === 8 && samples > 8) {
          // Half of the samples will do where both halves of them agree.
          let apart = 0;
          for (let k = 0; k < 3; k++) {
            const a = acc[k] / acc[12];
            const b = acc[3 + k] / acc[13];
            apart = Math.max(apart, Math.abs(a - b) / (a + b + 0.12));
          }
          if (apart < 0.035) {
            taken = 8;
            break;
          }
        }
        sampleIndex = i;
        dimension = 0;
        sample(x, y);
        // Light is averaged after a soft knee, so that one spark does not spoil a pixel.
        const h = (i & 1) * 3;
        const m = 1 / (1 + 0.12 * Math.max(out[0], out[1], out[2]));
        acc[h] += out[0] * m;
        acc[h + 1] += out[1] * m;
        acc[h + 2] += out[2] * m;
        for (let k = 0; k < 6; k++) acc[6 + k] += Math.min(1.5, out[3 + k]);
        if (i & 1) acc[13] += m;
        else acc[12] += m;
      }
      const o = p * 12;
      for (let k = 0; k < 3; k++) {
        film[o + k] = acc[k] / acc[12];
        film[o + 3 + k] = acc[3 + k] / acc[13];
        film[o + 6 + k] = acc[6 + k] / taken;
        film[o + 9 + k] = acc[9 + k] / taken;
      }
    }
  }
  return { row, intersect, distance: () => hitT };
}

const frameOut = new Float64Array(6);
function frame(nx, ny, nz) {
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  frameOut[0] = 1 + sign * nx * nx * a;
  frameOut[1] = sign * b;
  frameOut[2] = -sign * nx;
  frameOut[3] = b;
  frameOut[4] = sign + ny * ny * a;
  frameOut[5] = -ny;
  return frameOut;
}
function basis(n) {
  return Float64Array.from(frame(n[0], n[1], n[2]));
}
function norm(a) {
  const l = Math.hypot(a[0], a[1], a[2]);
  return [a[0] / l, a[1] / l, a[2] / l];
}
function crossed(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
