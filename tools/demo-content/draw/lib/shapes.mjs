/** Meshes and their placing. A vertex keeps its own coordinate (`ref`) for textures. */

export const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a, s) => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a) => {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};

/** A chain of movements, applied in the order in which they are written. */
export class Place {
  constructor(m = [1, 0, 0, 0, 1, 0, 0, 0, 1], t = [0, 0, 0], n = m) {
    this.m = m;
    this.t = t;
    this.n = n;
  }
  #turn(r) {
    const by = (a, b) => {
      const o = [];
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++)
          o.push(a[i * 3] * b[j] + a[i * 3 + 1] * b[3 + j] + a[i * 3 + 2] * b[6 + j]);
      return o;
    };
    const t = this.t;
    return new Place(
      by(r, this.m),
      [dot(r.slice(0, 3), t), dot(r.slice(3, 6), t), dot(r.slice(6, 9), t)],
      by(r, this.n),
    );
  }
  move(x, y, z) {
    return new Place(this.m, [this.t[0] + x, this.t[1] + y, this.t[2] + z], this.n);
  }
  scale(x, y = x, z = x) {
    const m = this.m.map((v, i) => v * [x, y, z][Math.floor(i / 3)]);
    const n = this.n.map((v, i) => v / [x, y, z][Math.floor(i / 3)]);
    return new Place(m, [this.t[0] * x, this.t[1] * y, this.t[2] * z], n);
  }
  turnX(a) {
    const c = Math.cos(a);
    const s = Math.sin(a);
    return this.#turn([1, 0, 0, 0, c, -s, 0, s, c]);
  }
  turnY(a) {
    const c = Math.cos(a);
    const s = Math.sin(a);
    return this.#turn([c, 0, s, 0, 1, 0, -s, 0, c]);
  }
  turnZ(a) {
    const c = Math.cos(a);
    const s = Math.sin(a);
    return this.#turn([c, -s, 0, s, c, 0, 0, 0, 1]);
  }
  /** Turns the y axis to `direction`. */
  aim(direction) {
    const y = unit(direction);
    const x = unit(cross(Math.abs(y[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0], y));
    const z = cross(x, y);
    return this.#turn([x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]);
  }
  point(p) {
    const { m, t } = this;
    return [
      m[0] * p[0] + m[1] * p[1] + m[2] * p[2] + t[0],
      m[3] * p[0] + m[4] * p[1] + m[5] * p[2] + t[1],
      m[6] * p[0] + m[7] * p[1] + m[8] * p[2] + t[2],
    ];
  }
  normal(p) {
    const m = this.n;
    return unit([
      m[0] * p[0] + m[1] * p[1] + m[2] * p[2],
      m[3] * p[0] + m[4] * p[1] + m[5] * p[2],
      m[6] * p[0] + m[7] * p[1] + m[8] * p[2],
    ]);
  }
}

export const place = () => new Place();
/** Axes for an ellipsoid, turned by a place. */
export const axes = (p = place()) => [
  p.normal([1, 0, 0]),
  p.normal([0, 1, 0]),
  p.normal([0, 0, 1]),
];

/** Joins faces into a mesh; vertices at the same spot share their normal unless `flat`. */
export function meshOf(points, faces, refs = points, flat = false) {
  if (flat) {
    const out = { points: [], normals: [], refs: [], faces: [] };
    for (const f of faces) {
      const [a, b, c] = f.map((i) => points[i]);
      const n = unit(cross(sub(b, a), sub(c, a)));
      const at = out.points.length;
      out.points.push(a, b, c);
      out.normals.push(n, n, n);
      out.refs.push(...f.map((i) => refs[i]));
      out.faces.push([at, at + 1, at + 2]);
    }
    return out;
  }
  const keys = new Map();
  const shared = points.map((p) => {
    const key = p.map((v) => Math.round(v * 2000)).join();
    if (!keys.has(key)) keys.set(key, keys.size);
    return keys.get(key);
  });
  const sums = Array.from({ length: keys.size }, () => [0, 0, 0]);
  for (const [a, b, c] of faces) {
    const n = cross(sub(points[b], points[a]), sub(points[c], points[a]));
    for (const i of [a, b, c]) {
      const s = sums[shared[i]];
      s[0] += n[0];
      s[1] += n[1];
      s[2] += n[2];
    }
  }
  return { points, normals: shared.map((i) => unit(sums[i])), refs, faces };
}

/** A sheet of nu x nv steps: at(u, v) gives a point, ref(u, v) its texture coordinate. */
export function sheet(nu, nv, at, ref = null) {
  const points = [];
  const refs = [];
  const faces = [];
  for (let j = 0; j <= nv; j++)
    for (let i = 0; i <= nu; i++) {
      const p = at(i / nu, j / nv);
      points.push(p);
      refs.push(ref ? ref(i / nu, j / nv) : p);
    }
  for (let j = 0; j < nv; j++)
    for (let i = 0; i < nu; i++) {
      const a = j * (nu + 1) + i;
      const b = a + 1;
      const c = a + nu + 1;
      const d = c + 1;
      faces.push([a, c, b], [b, c, d]);
    }
  return meshOf(points, faces, refs);
}

/** A smooth line of `steps` points through `points` (Catmull-Rom; works in any dimension). */
export function curve(points, steps) {
  const out = [];
  const n = points.length - 1;
  for (let s = 0; s <= steps; s++) {
    const t = (s / steps) * n;
    const i = Math.min(n - 1, Math.floor(t));
    const f = t - i;
    const p = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(n, i + 2)]];
    out.push(
      p[0].map(
        (_, k) =>
          0.5 *
          (2 * p[1][k] +
            (p[2][k] - p[0][k]) * f +
            (2 * p[0][k] - 5 * p[1][k] + 4 * p[2][k] - p[3][k]) * f * f +
            (3 * p[1][k] - p[0][k] - 3 * p[2][k] + p[3][k]) * f * f * f),
      ),
    );
  }
  return out;
}

/** A turned body: profile of [radius, height], from the bottom outside to where it ends. */
export function lathe(profile, around = 96) {
  return sheet(around, profile.length - 1, (u, v) => {
    const [r, y] = profile[Math.round(v * (profile.length - 1))];
    const a = u * Math.PI * 2;
    return [r * Math.cos(a), y, r * Math.sin(a)];
  });
}

const golden = (1 + Math.sqrt(5)) / 2;
const spheres = new Map();
function icosphere(level) {
  if (spheres.has(level)) return spheres.get(level);
  let points = [
    [-1, golden, 0],
    [1, golden, 0],
    [-1, -golden, 0],
    [1, -golden, 0],
    [0, -1, golden],
    [0, 1, golden],
    [0, -1, -golden],
    [0, 1, -golden],
    [golden, 0, -1],
    [golden, 0, 1],
    [-golden, 0, -1],
    [-golden, 0, 1],
  ].map(unit);
  let faces = [
    [0, 11, 5],
    [0, 5, 1],
    [0, 1, 7],
    [0, 7, 10],
    [0, 10, 11],
    [1, 5, 9],
    [5, 11, 4],
    [11, 10, 2],
    [10, 7, 6],
    [7, 1, 8],
    [3, 9, 4],
    [3, 4, 2],
    [3, 2, 6],
    [3, 6, 8],
    [3, 8, 9],
    [4, 9, 5],
    [2, 4, 11],
    [6, 2, 10],
    [8, 6, 7],
    [9, 8, 1],
  ];
  for (let l = 0; l < level; l++) {
    const middles = new Map();
    points = points.slice();
    const half = (a, b) => {
      const key = a < b ? a * 1e6 + b : b * 1e6 + a;
      if (!middles.has(key)) {
        middles.set(key, points.length);
        points.push(unit(add(points[a], points[b])));
      }
      return middles.get(key);
    };
    faces = faces.flatMap(([a, b, c]) => {
      const x = half(a, b);
      const y = half(b, c);
      const z = half(c, a);
      return [
        [a, x, z],
        [b, y, x],
        [c, z, y],
        [x, y, z],
      ];
    });
  }
  const made = { points, faces };
  spheres.set(level, made);
  return made;
}

/** A lump: at(direction) gives a point. Level 4 has 5120 faces, 5 has 20480. */
export function blob(level, at) {
  const { points, faces } = icosphere(level);
  return meshOf(points.map(at), faces);
}

/** A box of half sizes x, y, z with rounded edges; at(point) may bend or roughen it. */
export function box(x, y, z, round, steps = 6, at = (p) => p) {
  const points = [];
  const faces = [];
  const half = [x, y, z];
  for (let axis = 0; axis < 3; axis++)
    for (const side of [-1, 1]) {
      const first = points.length;
      const b = (axis + 1) % 3;
      const c = (axis + 2) % 3;
      for (let j = 0; j <= steps; j++)
        for (let i = 0; i <= steps; i++) {
          const p = [0, 0, 0];
          p[axis] = side * half[axis];
          const spread = (k, size) => {
            // Two of the steps on each side belong to the rounding.
            const t = (k / steps) * 2 - 1;
            const edge = 1 - 4 / Math.max(steps, 5);
            const flat = 1 - round / size;
            return Math.abs(t) <= edge
              ? (t / edge) * flat * size
              : Math.sign(t) * (flat + ((Math.abs(t) - edge) / (1 - edge)) * (1 - flat)) * size;
          };
          p[b] = spread(i, half[b]);
          p[c] = spread(j, half[c]);
          const inner = p.map((v, k) => Math.max(-half[k] + round, Math.min(half[k] - round, v)));
          const d = unit(sub(p, inner));
          points.push(at(add(inner, times(d, round))));
        }
      for (let j = 0; j < steps; j++)
        for (let i = 0; i < steps; i++) {
          const a = first + j * (steps + 1) + i;
          const q = [a, a + 1, a + steps + 1, a + steps + 2];
          if (side > 0) faces.push([q[0], q[1], q[2]], [q[1], q[3], q[2]]);
          else faces.push([q[0], q[2], q[1]], [q[1], q[2], q[3]]);
        }
    }
  return meshOf(points, faces);
}

/** A tube along points with radius(t); ref is [around, along, 0]. */
export function tube(points, radius, around = 10) {
  const n = points.length - 1;
  const frames = [];
  let side = null;
  for (let i = 0; i <= n; i++) {
    const d = unit(sub(points[Math.min(n, i + 1)], points[Math.max(0, i - 1)]));
    if (!side) side = unit(cross(Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], d));
    side = unit(sub(side, times(d, dot(side, d))));
    frames.push([side, cross(d, side)]);
  }
  return sheet(
    around,
    n,
    (u, v) => {
      const i = Math.round(v * n);
      const a = u * Math.PI * 2;
      const r = typeof radius === 'function' ? radius(v, a) : radius;
      const [s, t] = frames[i];
      return add(points[i], add(times(s, r * Math.cos(a)), times(t, r * Math.sin(a))));
    },
    (u, v) => [u, v, 0],
  );
}

/** A flat outline of [x, y] pulled along z by `depth` (from -depth / 2), with sharp edges. */
export function extrude(outline, depth) {
  const area = outline.reduce((s, p, i) => {
    const q = outline[(i + 1) % outline.length];
    return s + p[0] * q[1] - q[0] * p[1];
  }, 0);
  const line = area > 0 ? outline : outline.slice().reverse();
  const n = line.length;
  const points = [
    ...line.map(([x, y]) => [x, y, depth / 2]),
    ...line.map(([x, y]) => [x, y, -depth / 2]),
  ];
  const faces = [];
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    faces.push([i, n + i, j], [j, n + i, n + j]);
  }
  const left = line.map((_, i) => i);
  const turn = (a, b, c) =>
    (line[b][0] - line[a][0]) * (line[c][1] - line[a][1]) -
    (line[b][1] - line[a][1]) * (line[c][0] - line[a][0]);
  let guard = n * n;
  while (left.length > 2 && guard-- > 0) {
    for (let i = 0; i < left.length; i++) {
      const a = left[(i + left.length - 1) % left.length];
      const b = left[i];
      const c = left[(i + 1) % left.length];
      if (turn(a, b, c) <= 0 && left.length > 3) continue;
      if (
        left.some(
          (k) =>
            k !== a &&
            k !== b &&
            k !== c &&
            turn(a, b, k) > 0 &&
            turn(b, c, k) > 0 &&
            turn(c, a, k) > 0,
        )
      )
        continue;
      faces.push([a, b, c], [n + a, n + c, n + b]);
      left.splice(i, 1);
      break;
    }
  }
  return meshOf(points, faces, points, true);
}
