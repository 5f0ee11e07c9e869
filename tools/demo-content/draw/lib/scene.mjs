import { random } from './noise.mjs';

/**
 * What is in a picture: triangles, ellipsoids and capsules with their materials, in centimetres,
 * y up. `finish()` sorts them into a bounding volume hierarchy for the tracer.
 */

export const TRIANGLE = 0;
export const ELLIPSOID = 1;
export const CAPSULE = 2;
const STRIDE = 12;
const DETAIL = 18;

export class Scene {
  constructor(seed) {
    this.random = random(seed);
    this.materials = [];
    this.size = 0;
    this.#grow(4096);
    this.objects = 0;
  }

  between(low, high) {
    return low + (high - low) * this.random();
  }

  pick(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  material(definition) {
    this.materials.push(definition);
    return this.materials.length - 1;
  }

  #grow(room) {
    const wider = (old, made) => {
      if (old) made.set(old);
      return made;
    };
    this.room = room;
    this.types = wider(this.types, new Uint8Array(room));
    this.coats = wider(this.coats, new Uint16Array(room));
    this.owners = wider(this.owners, new Int32Array(room));
    this.shapes = wider(this.shapes, new Float32Array(room * STRIDE));
    this.details = wider(this.details, new Float32Array(room * DETAIL));
    this.bounds = wider(this.bounds, new Float32Array(room * 6));
  }

  #add(type, data, low, high, material, detail) {
    if (this.size === this.room) this.#grow(this.room * 2);
    const i = this.size++;
    this.types[i] = type;
    this.coats[i] = material;
    this.owners[i] = this.objects;
    this.shapes.set(data, i * STRIDE);
    this.bounds.set(low, i * 6);
    this.bounds.set(high, i * 6 + 3);
    if (detail) this.details.set(detail, i * DETAIL);
  }

  /** An ellipsoid with `axes` (three unit vectors) and `radii`. */
  ellipsoid(center, radii, axes, material) {
    const m = [];
    const reach = [0, 0, 0];
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 3; k++) {
        m.push(axes[i][k] / radii[i]);
        reach[k] += (axes[i][k] * radii[i]) ** 2;
      }
    const r = reach.map(Math.sqrt);
    this.#add(
      ELLIPSOID,
      [...center, ...m],
      center.map((c, i) => c - r[i]),
      center.map((c, i) => c + r[i]),
      material,
      null,
    );
    this.objects++;
  }

  sphere(center, radius, material) {
    this.ellipsoid(
      center,
      [radius, radius, radius],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      material,
    );
  }

  capsule(a, b, radius, material, sameObject = false) {
    this.#add(
      CAPSULE,
      [...a, ...b, radius],
      a.map((v, i) => Math.min(v, b[i]) - radius),
      a.map((v, i) => Math.max(v, b[i]) + radius),
      material,
      null,
    );
    if (!sameObject) this.objects++;
  }

  /** A strand: capsules along points. */
  strand(points, radius, material) {
    for (let i = 0; i + 1 < points.length; i++) {
      const r = typeof radius === 'function' ? radius(i / (points.length - 1)) : radius;
      this.capsule(points[i], points[i + 1], r, material, true);
    }
    this.objects++;
  }

  /** A mesh of `shapes.mjs`, placed by a `Place`. */
  mesh(mesh, material, place = null) {
    const { points, normals, refs, faces } = mesh;
    const at = place ? points.map((p) => place.point(p)) : points;
    const to = place ? normals.map((n) => place.normal(n)) : normals;
    for (const [a, b, c] of faces) {
      const p = at[a];
      const q = at[b];
      const r = at[c];
      this.#add(
        TRIANGLE,
        [...p, q[0] - p[0], q[1] - p[1], q[2] - p[2], r[0] - p[0], r[1] - p[1], r[2] - p[2]],
        [Math.min(p[0], q[0], r[0]), Math.min(p[1], q[1], r[1]), Math.min(p[2], q[2], r[2])],
        [Math.max(p[0], q[0], r[0]), Math.max(p[1], q[1], r[1]), Math.max(p[2], q[2], r[2])],
        material,
        [...to[a], ...to[b], ...to[c], ...refs[a], ...refs[b], ...refs[c]],
      );
    }
    this.objects++;
  }

  /** The world as the tracer wants it: everything that was added since shape number `since`. */
  finish(since = 0) {
    const count = this.size - since;
    const index = new Int32Array(count).map((_, i) => i);
    const box = this.bounds.subarray(since * 6, this.size * 6);
    const middle = new Float32Array(count * 3);
    for (let i = 0; i < count; i++)
      for (let k = 0; k < 3; k++) middle[i * 3 + k] = (box[i * 6 + k] + box[i * 6 + 3 + k]) / 2;

    const nodeBox = new Float32Array(count * 12 + 12);
    const nodeRight = new Int32Array(count * 2 + 2);
    const nodeFirst = new Int32Array(count * 2 + 2);
    const nodeCount = new Int32Array(count * 2 + 2);
    const nodeAxis = new Uint8Array(count * 2 + 2);
    let nodes = 0;
    const BINS = 16;

    const measure = (from, to, out, at) => {
      let a = Infinity;
      let b = Infinity;
      let c = Infinity;
      let d = -Infinity;
      let e = -Infinity;
      let f = -Infinity;
      for (let i = from; i < to; i++) {
        const o = index[i] * 6;
        if (box[o] < a) a = box[o];
        if (box[o + 1] < b) b = box[o + 1];
        if (box[o + 2] < c) c = box[o + 2];
        if (box[o + 3] > d) d = box[o + 3];
        if (box[o + 4] > e) e = box[o + 4];
        if (box[o + 5] > f) f = box[o + 5];
      }
      out[at] = a;
      out[at + 1] = b;
      out[at + 2] = c;
      out[at + 3] = d;
      out[at + 4] = e;
      out[at + 5] = f;
    };
    const area = (b) => {
      const x = b[3] - b[0];
      const y = b[4] - b[1];
      const z = b[5] - b[2];
      return x * y + y * z + z * x;
    };

    const build = (from, to) => {
      const node = nodes++;
      measure(from, to, nodeBox, node * 6);
      const size = to - from;
      let cut = -1;
      if (size > 3) {
        let bestCost = Infinity;
        let bestAxis = -1;
        let bestAt = 0;
        for (let axis = 0; axis < 3; axis++) {
          let low = Infinity;
          let high = -Infinity;
          for (let i = from; i < to; i++) {
            const c = middle[index[i] * 3 + axis];
            if (c < low) low = c;
            if (c > high) high = c;
          }
          if (high - low < 1e-6) continue;
          const scale = BINS / (high - low);
          const counts = new Int32Array(BINS);
          const bins = Array.from({ length: BINS }, () => [
            Infinity,
            Infinity,
            Infinity,
            -Infinity,
            -Infinity,
            -Infinity,
          ]);
          for (let i = from; i < to; i++) {
            const o = index[i];
            const k = Math.min(BINS - 1, Math.floor((middle[o * 3 + axis] - low) * scale));
            counts[k]++;
            const b = bins[k];
            for (let j = 0; j < 3; j++) {
              if (box[o * 6 + j] < b[j]) b[j] = box[o * 6 + j];
              if (box[o * 6 + 3 + j] > b[3 + j]) b[3 + j] = box[o * 6 + 3 + j];
            }
          }
          const leftCost = new Float64Array(BINS);
          const grow = (g, b) => {
            for (let j = 0; j < 3; j++) {
              if (b[j] < g[j]) g[j] = b[j];
              if (b[3 + j] > g[3 + j]) g[3 + j] = b[3 + j];
            }
          };
          let g = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
          let n = 0;
          for (let k = 0; k < BINS - 1; k++) {
            grow(g, bins[k]);
            n += counts[k];
            leftCost[k] = n > 0 ? n * area(g) : 0;
          }
          g = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
          n = 0;
          for (let k = BINS - 1; k > 0; k--) {
            grow(g, bins[k]);
            n += counts[k];
            const cost = leftCost[k - 1] + (n > 0 ? n * area(g) : 0);
            if (n > 0 && n < size && cost < bestCost) {
              bestCost = cost;
              bestAxis = axis;
              bestAt = low + k / scale;
            }
          }
        }
        if (bestAxis >= 0) {
          let i = from;
          let j = to - 1;
          while (i <= j) {
            if (middle[index[i] * 3 + bestAxis] < bestAt) i++;
            else {
              const held = index[i];
              index[i] = index[j];
              index[j] = held;
              j--;
            }
          }
          cut = i;
          nodeAxis[node] = bestAxis;
          if (cut === from || cut === to) cut = (from + to) >> 1;
        } else if (size > 8) cut = (from + to) >> 1;
      }
      if (cut < 0) {
        nodeFirst[node] = from;
        nodeCount[node] = size;
        return node;
      }
      build(from, cut);
      nodeRight[node] = build(cut, to);
      return node;
    };
    build(0, count);

    const type = new Uint8Array(count);
    const coat = new Uint16Array(count);
    const owner = new Int32Array(count);
    const data = new Float32Array(count * STRIDE);
    const detail = new Float32Array(count * DETAIL);
    for (let i = 0; i < count; i++) {
      const o = since + index[i];
      type[i] = this.types[o];
      coat[i] = this.coats[o];
      owner[i] = this.owners[o];
      data.set(this.shapes.subarray(o * STRIDE, (o + 1) * STRIDE), i * STRIDE);
      detail.set(this.details.subarray(o * DETAIL, (o + 1) * DETAIL), i * DETAIL);
    }
    return {
      materials: this.materials,
      count,
      type,
      coat,
      owner,
      data,
      detail,
      nodeBox: nodeBox.slice(0, nodes * 6),
      nodeRight,
      nodeFirst,
      nodeCount,
      nodeAxis,
    };
  }
}
