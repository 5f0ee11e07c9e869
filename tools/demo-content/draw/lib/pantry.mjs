import { clear, inCircle, plain } from './kit.mjs';
import { clamp, fbm3, hash, mix, noise3, smooth } from './noise.mjs';
import {
  add,
  axes,
  blob,
  box,
  cross,
  curve,
  lathe,
  place,
  sheet,
  times,
  tube,
  unit,
} from './shapes.mjs';
import { tracer } from './trace.mjs';

/** Ingredients: roots, spices, herbs, eggs, noodles, ice. */

const known = new WeakMap();

/** The height of what is in the scene so far over a spot, and the slope there. */
export function surface(scene) {
  // A scene only grows, so each part of it is sorted once.
  const parts = known.get(scene) ?? [];
  known.set(scene, parts);
  const since = parts.at(-1)?.end ?? 0;
  if (scene.size > since)
    parts.push({
      end: scene.size,
      tracer: tracer(scene.finish(since), {
        width: 2,
        height: 2,
        sun: { direction: [0, 1, 0], color: [1, 1, 1] },
        sky: () => {},
        camera: { from: [0, 1, 1], to: [0, 0, 0], angle: 40 },
      }),
    });
  const tracers = parts.map((part) => part.tracer);
  const at = (x, z) => {
    let y = -50;
    for (const t of tracers)
      if (t.intersect(x, 200, z, 0, -1, 0, 0, 1000, false)) y = Math.max(y, 200 - t.distance());
    return y;
  };
  return {
    at,
    normal(x, z, e = 0.15) {
      return unit([at(x - e, z) - at(x + e, z), 2 * e, at(x, z - e) - at(x, z + e)]);
    },
  };
}

/** Lets short strands fall on what is there: cheese, coconut, chocolate. */
export function sprinkle(
  scene,
  { count, where, length, radius, materials, bend = 0.2, over = 0, low = -40, stack = 1 },
) {
  for (let layer = 0; layer < stack; layer++) {
    const s = surface(scene);
    for (let i = 0; i < count / stack; i++) {
      const [x, z] = where(i);
      const y = s.at(x, z);
      if (y < low) continue;
      const l = scene.between(...length);
      const a = scene.random() * 6.283;
      const r = scene.between(...radius);
      const points = [];
      const curl = scene.between(-bend, bend);
      for (let k = 0; k <= 3; k++) {
        const t = (k / 3 - 0.5) * l;
        const px = x + t * Math.cos(a) - curl * t * t * Math.sin(a);
        const pz = z + t * Math.sin(a) + curl * t * t * Math.cos(a);
        const h = s.at(px, pz);
        points.push([px, Math.max(y - l * 0.5, Math.min(y + l * 0.5, h)) + r * 0.7 + over, pz]);
      }
      scene.strand(points, r, scene.pick(materials));
    }
  }
}

export const gingerSkin = () => ({
  shade(s) {
    const n = fbm3(s.x * 0.9, s.y * 0.9, s.z * 0.9, 4);
    s.color([0.56, 0.39, 0.2], 1 + n * 0.6);
    s.blend([0.3, 0.19, 0.09], smooth(0.1, 0.5, n) * 0.7);
    s.rough = 0.55;
    s.bump(
      (x, y, z) => fbm3(x * 2.4, y * 2.4, z * 2.4, 4) + 0.3 * Math.sin(x * 7 + noise3(x, y, z) * 3),
      0.09,
      0.03,
    );
  },
});
export const gingerFlesh = () => ({
  shade(s) {
    const r = Math.hypot(s.lx, s.lz);
    const fibre = noise3(s.lx * 14, 0, s.lz * 14);
    s.color([0.86, 0.68, 0.26], 1 + 0.12 * fibre);
    s.blend([0.66, 0.46, 0.14], smooth(0.08, 0, Math.abs(r - 0.78)) * 0.5);
    s.blend([0.5, 0.34, 0.16], smooth(0.94, 0.99, r));
    s.rough = 0.28;
    s.depth = 0.25;
    s.bump((x, y, z) => noise3(x * 12, y, z * 12), 0.02, 0.02, true);
  },
});
/** A hand of ginger at `at`. */
export function ginger(scene, at, size, turn, { skin, flesh }) {
  const limb = (x, y, z, rx, ry, rz, angle, seed) =>
    scene.mesh(
      blob(4, (d) => {
        const k =
          1 +
          0.22 * fbm3(d[0] * 1.4 + seed, d[1] * 1.4, d[2] * 1.4, 3) +
          0.03 * Math.sin(d[0] * 13 + seed);
        return [d[0] * rx * k, d[1] * ry * k, d[2] * rz * k];
      }),
      skin,
      place()
        .turnY(angle)
        .move(x, y, z)
        .scale(size)
        .turnY(turn)
        .move(...at),
    );
  limb(0, 0.72, 0, 2.5, 0.85, 1.05, 0.1, 1);
  limb(1.9, 0.66, 0.8, 1.5, 0.72, 0.78, -0.8, 5);
  limb(-1.7, 0.62, -0.8, 1.4, 0.7, 0.75, -0.9, 9);
  limb(0.6, 0.9, -1.2, 0.8, 0.72, 1.15, 0.3, 13);
  limb(-0.7, 0.6, 1.15, 0.75, 0.6, 1.1, -0.4, 17);
  if (flesh !== undefined) {
    const p = place()
      .scale(0.66)
      .turnX(0.2)
      .turnZ(-1.45)
      .turnY(0.75)
      .move(2.95, 0.72, 1.85)
      .scale(size)
      .turnY(turn)
      .move(...at);
    scene.mesh(coin(0.5), flesh, p);
  }
}
/** A flat disc of radius 1. */
export function coin(thick = 0.3, uneven = 0.08, seed = 1) {
  return blob(4, (d) => {
    const r = Math.hypot(d[0], d[2]) || 1e-6;
    const rim = 1 + uneven * noise3((d[0] / r) * 1.5 + seed, seed, (d[2] / r) * 1.5);
    const q = Math.min(1, r * 1.45) * rim;
    return [
      (d[0] / r) * q,
      Math.sign(d[1]) * Math.min(Math.abs(d[1]) * 2, 1) * thick * 0.5,
      (d[2] / r) * q,
    ];
  });
}

export const bark = ({ color = [0.4, 0.16, 0.06], dark = [0.16, 0.055, 0.02] } = {}) => ({
  shade(s) {
    const n = fbm3(s.lx * 14, s.ly * 1.2, s.lz, 4);
    s.color(color, 1 + n * 0.5);
    s.blend(dark, smooth(0, 0.5, n) * 0.7);
    s.rough = 0.6;
    s.bump((x, y, z) => fbm3(x * 14, y * 1.5, z, 3), 0.05, 0.02, true);
  },
});
/** A cinnamon quill: bark rolled from both sides. */
export function cinnamon(scene, at, length, radius, turn, material, lift = 0, roll = 0) {
  for (const side of [1, -1])
    scene.mesh(
      sheet(
        44,
        6,
        (u, v) => {
          const a = u * 7.4;
          const r = radius * (1 - u * 0.72);
          return [
            (v - 0.5) * length,
            r * Math.cos(a),
            side * (r * Math.sin(a) - radius * 0.55 + radius * 1.02),
          ];
        },
        (u, v) => [u, v * length, 0],
      ),
      material,
      place()
        .turnX(roll)
        .turnZ(lift)
        .turnY(turn)
        .move(...at),
    );
}
export function starAnise(scene, at, size, turn, { pod, seed }, tilt = 0.1) {
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283;
    const p = (q) =>
      q
        .turnY(a)
        .turnX(tilt)
        .turnY(turn)
        .scale(size)
        .move(...at);
    for (const side of [-1, 1])
      scene.mesh(
        sheet(10, 6, (u, v) => {
          const w = Math.sin(Math.PI * u ** 0.8) * 0.24;
          return [
            0.12 + u * 1.0,
            0.02 + v * 0.22 * Math.sin(Math.PI * u ** 0.7) + u * 0.12,
            side * w * Math.sin(v * 1.9 + 0.25),
          ];
        }),
        pod,
        p(place()),
      );
    scene.ellipsoid(
      p(place()).point([0.62, 0.17, 0]),
      [0.17 * size, 0.08 * size, 0.1 * size],
      axes(place().turnY(a).turnY(turn)),
      seed,
    );
  }
}
/** Sugar or ice: a block with facets. */
export function crystal(seed, size, facets = 16, level = 4) {
  const cuts = [];
  for (let i = 0; i < facets; i++) {
    const z = hash(seed * 31 + i) * 2 - 1;
    const a = hash(seed * 57 + i * 3) * 6.283;
    const q = Math.sqrt(1 - z * z);
    cuts.push([q * Math.cos(a), z, q * Math.sin(a), mix(0.62, 0.95, hash(seed + i * 7))]);
  }
  return blob(level, (d) => {
    let r = 1.3;
    for (const [x, y, z, h] of cuts) {
      const c = x * d[0] + y * d[1] + z * d[2];
      if (c > 0.05) r = Math.min(r, h / c);
    }
    return [d[0] * r * size, d[1] * r * size, d[2] * r * size];
  });
}
export const sugar = (tint = [0.92, 0.84, 0.66]) =>
  plain(tint, { rough: 0.14, depth: 0.8, vary: 0.1, scale: 3, bump: 0.08, grain: 2, through: 0.3 });

export const beanCoat = () => ({
  shade(s) {
    const o = hash(s.id * 5);
    s.color([0.085, 0.034, 0.014], 0.7 + o * 0.7 + 0.4 * noise3(s.x * 4, s.y * 4, s.z * 4));
    s.blend(
      [0.02, 0.009, 0.005],
      s.ly > 0.2 ? smooth(0.12, 0.04, Math.abs(s.lz + 0.06 * Math.sin(s.lx * 4))) : 0,
    );
    s.rough = 0.3;
    s.f0 = 0.05;
    if (s.ly > 0.2)
      s.bump(
        (x, y, z) => -smooth(0.16, 0.0, Math.abs(z + 0.06 * Math.sin(x * 4))),
        0.12,
        0.02,
        true,
      );
  },
});
export function bean(scene, at, material, size = 1) {
  const up = scene.random() < 0.5;
  const p = place()
    .turnX((up ? 0 : Math.PI) + scene.between(-0.5, 0.5))
    .turnZ(scene.between(-0.35, 0.35))
    .turnY(scene.random() * 6.283)
    .move(...at);
  scene.mesh(
    blob(3, (d) => [
      d[0] * 0.58 * size,
      (d[1] > 0 ? d[1] * 0.2 : d[1] * 0.34) * size,
      d[2] * 0.42 * size,
    ]),
    material,
    p,
  );
}

/** Half a boiled egg, cut face up. */
export function eggHalf(scene, at, size, turn, tilt, { white, yolk }) {
  const p = place()
    .scale(size)
    .turnX(tilt[0])
    .turnZ(tilt[1])
    .turnY(turn)
    .move(...at);
  scene.mesh(
    blob(5, (d) => {
      const k = d[0] > 0 ? 1.32 : 1.12;
      const y = d[1] > 0 ? 0 : d[1];
      const flat = d[1] > 0 ? 1 / Math.max(0.2, Math.hypot(d[0], d[2])) : 1;
      const r = d[1] > 0 ? Math.min(1, Math.hypot(d[0], d[2]) * 1.0) : 1;
      return [d[0] * k * (d[1] > 0 ? flat * r : 1), y, d[2] * (d[1] > 0 ? flat * r : 1)];
    }),
    white,
    p,
  );
  scene.mesh(
    blob(4, (d) => [d[0] * 0.66 - 0.06, Math.max(0, d[1]) * 0.07 + 0.005, d[2] * 0.62]),
    yolk,
    p,
  );
}
export const eggWhite = () =>
  plain([0.88, 0.86, 0.78], { rough: 0.2, depth: 0.4, vary: 0.02, bump: 0.03, grain: 1.2 });
export const eggYolk = (soft = 0.5) => ({
  shade(s) {
    const r = Math.hypot(s.lx + 0.06, s.lz) / 0.66;
    s.color([0.93, 0.45, 0.04], 1 + 0.2 * fbm3(s.x * 3, s.y * 3, s.z * 3, 3));
    s.blend([0.98, 0.58, 0.12], smooth(0.5, 1, r) * 0.7);
    s.rough = mix(0.55, 0.18, soft);
    s.depth = 0.4;
    s.bump((x, y, z) => fbm3(x * 3, y * 3, z * 3, 4), 0.09 * (1 - soft) + 0.03, 0.03);
  },
});

/** Rings of spring onion over a surface. */
export function rings(
  scene,
  count,
  where,
  lift,
  material,
  { size = [0.22, 0.42], thick = 0.07, below = 99 } = {},
) {
  const s = surface(scene);
  for (let i = 0; i < count; i++) {
    const [x, z] = where(i);
    const y = s.at(x, z);
    if (y > below) continue;
    const r = scene.between(...size);
    const t = place()
      .turnX(scene.between(-0.5, 0.5))
      .turnY(scene.random() * 6.3)
      .turnZ(scene.between(-0.5, 0.5))
      .move(x, y + lift, z);
    const points = [];
    for (let k = 0; k <= 12; k++)
      points.push(t.point([r * Math.cos(k * 0.5236), 0, r * 0.85 * Math.sin(k * 0.5236)]));
    scene.strand(points, thick, material);
  }
}

/** A chilli lying along a curve. */
export function chilli(scene, points, radius, body, stalk) {
  const line = curve(points, 24);
  scene.mesh(
    tube(
      line,
      (t) =>
        radius * Math.max(0.04, Math.sin(Math.PI * clamp(t * 0.86 + 0.13)) ** 0.6 * (1 - t * 0.35)),
      14,
    ),
    body,
  );
  const a = line[0];
  const d = unit(add(line[0], times(line[3], -1)));
  scene.strand(
    [a, add(a, times(d, radius * 2.2)), add(add(a, times(d, radius * 3.6)), [0, radius * 0.8, 0])],
    radius * 0.26,
    stalk,
  );
}

/** Noodles: long strands wound on a bed; bed(x, z) gives the height. */
export function noodles(
  scene,
  { count, radius, bed, reach, materials, loops = 1, lift = 0.5, steps = 26, bound = 99 },
) {
  for (let i = 0; i < count; i++) {
    const [cx, cz] = inCircle(scene, reach);
    const a0 = scene.random() * 6.283;
    const r = scene.between(1.2, 3.6) * loops;
    const turn = scene.between(2.4, 6.5) * (scene.random() < 0.5 ? -1 : 1);
    const stretch = scene.between(0.5, 1);
    const tilt = scene.random() * 6.283;
    const up = scene.random() * lift;
    const o = scene.random() * 50;
    const points = [];
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      const a = a0 + turn * t;
      const q = r * (1 + 0.35 * noise3(t * 3 + o, 1, 1));
      const ux = q * Math.cos(a);
      const uz = q * stretch * Math.sin(a);
      let x = cx + ux * Math.cos(tilt) - uz * Math.sin(tilt);
      let z = cz + ux * Math.sin(tilt) + uz * Math.cos(tilt);
      const d = Math.hypot(x, z);
      if (d > bound) {
        x *= bound / d;
        z *= bound / d;
      }
      const y =
        bed(x, z) +
        up * (0.5 + 0.5 * noise3(t * 4 + o, 7, 3)) +
        0.25 * noise3(t * 6 + o, 3, 9) -
        smooth(0.12, 0, Math.min(t, 1 - t)) * 0.6;
      points.push([x, y, z]);
    }
    scene.strand(curve(points, steps * 2), radius, scene.pick(materials));
  }
}

/** Pulled chicken: fibres that lie together. */
export function shreds(
  scene,
  count,
  where,
  lift,
  material,
  { length = [1.4, 3], radius = [0.12, 0.26] } = {},
) {
  const s = surface(scene);
  for (let i = 0; i < count; i++) {
    const [x, z] = where(i);
    const y = s.at(x, z) + lift;
    const l = scene.between(...length);
    const a = scene.random() * 6.283;
    const r = scene.between(...radius);
    const bend = scene.between(-0.3, 0.3);
    const dy = scene.between(-0.12, 0.2);
    const points = curve(
      [-0.5, -0.15, 0.2, 0.5].map((t) => [
        x + t * l * Math.cos(a) - bend * t * t * l * Math.sin(a),
        y + dy * t * l - t * t * 0.4,
        z + t * l * Math.sin(a) + bend * t * t * l * Math.cos(a),
      ]),
      10,
    );
    scene.mesh(
      tube(
        points,
        (t, q) =>
          r * (0.35 + 0.65 * Math.sin(Math.PI * t) ** 0.5) * (1 + 0.3 * Math.sin(q * 3 + i)),
        8,
      ),
      material,
    );
  }
}
export const meat = ({ color = [0.72, 0.5, 0.3], brown = [0.45, 0.22, 0.09] } = {}) => ({
  shade(s) {
    const n = fbm3(s.x * 1.3, s.y * 1.3, s.z * 1.3, 3);
    s.color(color, 1 + n * 0.4);
    s.blend(brown, smooth(0.1, 0.5, n) * 0.7);
    s.rough = 0.36;
    s.depth = 0.2;
    s.bump((x, y, z) => noise3(x * 7, y * 7, z * 7), 0.05, 0.02);
  },
});

/** Broth: a shining skin with droplets of fat. */
export const broth = ({
  color = [0.5, 0.27, 0.06],
  deep = [0.3, 0.13, 0.025],
  fat = [0.85, 0.55, 0.12],
  amount = 1,
} = {}) => {
  const drops = (x, z) => {
    const a = cellsAt(x * 0.9, z * 0.9);
    const b = cellsAt(x * 2.1 + 40, z * 2.1);
    return Math.max(a, b) * amount;
  };
  return {
    shade(s) {
      const n = fbm3(s.x * 0.25, 1, s.z * 0.25, 3);
      s.color(color);
      s.blend(deep, clamp(0.4 + n));
      s.blend(fat, drops(s.x, s.z) * 0.55);
      s.rough = 0.05;
      s.f0 = 0.03;
      s.depth = 0.5;
      s.bump((x, y, z) => drops(x, z) * 0.6 + fbm3(x * 0.5, 0, z * 0.5, 2) * 0.5, 0.05, 0.04);
    },
  };
};
function cellsAt(x, z) {
  const i = Math.floor(x);
  const j = Math.floor(z);
  const k = i * 131 + j * 313;
  const r = 0.1 + hash(k) * 0.3;
  if (hash(k + 5) < 0.35) return 0;
  const cx = i + 0.5 + (hash(k + 1) - 0.5) * 0.3;
  const cz = j + 0.5 + (hash(k + 2) - 0.5) * 0.3;
  return smooth(r, r - 0.06, Math.hypot(x - cx, z - cz));
}

export function iceCube(seed, size) {
  return box(size, size * 0.94, size * 0.97, size * 0.26, 8, (p) => {
    const n = 1 + 0.05 * noise3(p[0] * 0.7 + seed, p[1] * 0.7, p[2] * 0.7);
    return [p[0] * n, p[1] * n, p[2] * n];
  });
}
export const ice = () =>
  clear([0.012, 0.006, 0.004], {
    iorIn: 1.31,
    ripple: (x, y, z) => 0.05 * fbm3(x * 0.8, y * 0.8, z * 0.8, 3),
  });

/** A tin or silver spoon from `from` towards `to` (the bowl end). */
export function spoon(scene, from, to, size, material) {
  const d = unit(add(to, times(from, -1)));
  const side = unit(cross(d, [0, 1, 0]));
  const up = cross(side, d);
  const at = (p) => add(add(add(to, times(d, p[0])), times(up, p[1])), times(side, p[2]));
  scene.mesh(
    sheet(24, 16, (u, v) => {
      const w = 1.5 * size * Math.sin(Math.PI * u ** 0.85) ** 0.62;
      const c = v * 2 - 1;
      return at([
        (u - 0.5) * 4.6 * size,
        -0.75 * size * (1 - c * c) * Math.sin(Math.PI * u) ** 0.8,
        c * w,
      ]);
    }),
    material,
  );
  const start = at([-2.2 * size, 0, 0]);
  scene.mesh(
    tube(
      curve(
        [from, add(times(from, 0.5), times(start, 0.5)), start, at([-1.9 * size, -0.1, 0])].map(
          (p, i) => (i === 1 ? add(p, [0, 0.35 * size, 0]) : p),
        ),
        20,
      ),
      (t, a) => (0.16 + 0.2 * (1 - t) ** 2) * size * (0.45 + 0.8 * Math.abs(Math.cos(a))),
      10,
    ),
    material,
  );
}
export const steel = () => ({
  shade(s) {
    s.color([0.72, 0.69, 0.64]);
    s.metal = 1;
    s.rough = 0.2 + 0.1 * fbm3(s.x * 0.8, s.y * 0.8, s.z * 0.8, 3);
  },
});

/** A pot for tea as it is seen from some way off: body with lid, spout, handle. */
export function teapot(scene, clay, at) {
  scene.mesh(
    lathe(
      curve(
        [
          [0, 0],
          [3.6, 0],
          [4.3, 0.35],
          [6.4, 2.2],
          [7.3, 4.6],
          [6.7, 7.1],
          [4.6, 8.9],
          [3.5, 9.35],
          [3.35, 9.8],
          [3.1, 10.3],
          [1.8, 10.95],
          [0.75, 11.2],
          [0.6, 11.6],
          [0.95, 12.3],
          [0.5, 12.95],
          [0, 13],
        ],
        90,
      ),
      90,
    ),
    clay,
    at,
  );
  scene.mesh(
    tube(
      curve(
        [
          [6, 3.3, 0],
          [8.2, 4.2, 0],
          [9.3, 6.2, 0],
          [10.1, 8.3, 0],
          [11.1, 8.8, 0],
        ],
        30,
      ),
      (t) => 1.5 - 0.85 * t ** 0.7,
      20,
    ),
    clay,
    at,
  );
  scene.mesh(
    tube(
      curve(
        [
          [-5.6, 7.3, 0],
          [-8.4, 8.5, 0],
          [-10.2, 7.2, 0],
          [-9.8, 4.6, 0],
          [-6.9, 2.8, 0],
        ],
        30,
      ),
      0.7,
      14,
    ),
    clay,
    at,
  );
}
