import * as kit from '../../lib/kit.mjs';
import { clamp, fbm3, hash, mix, noise3, smooth } from '../../lib/noise.mjs';
import { box, curve, place, sheet, tube } from '../../lib/shapes.mjs';

/** Long wooden boats of the lake. The bow points along x; y 0 is the water. One unit is 5 cm. */

/** Paint on planks: bands from the keel (0) to the gunwale (1), worn where hands and ropes were. */
export const paintwork = ({
  below = [0.05, 0.045, 0.04],
  body = [0.03, 0.2, 0.26],
  band = [0.78, 0.74, 0.64],
  edge = [0.6, 0.13, 0.04],
  worn = 0.5,
  level = 0,
} = {}) => ({
  shade(s) {
    const q = s.ly;
    const n = fbm3(s.lx * 0.04, q * 3, 2, 4);
    const fine = fbm3(s.lx * 0.16, q * 9, 5, 4);
    s.color(body, 1 + 0.3 * n + 0.15 * fine);
    s.blend(below, smooth(0.4, 0.37, q + 0.01 * fine));
    s.blend(band, smooth(0.68, 0.7, q) * smooth(0.83, 0.81, q));
    s.blend(edge, smooth(0.83, 0.85, q));
    // Seams between the planks.
    let seam = 0;
    for (const at of [0.22, 0.4, 0.56, 0.69, 0.84])
      seam = Math.max(
        seam,
        smooth(0.013, 0.003, Math.abs(q - at + 0.004 * noise3(s.lx * 0.1, at * 9, 1))),
      );
    const chip = smooth(0.34, 0.44, fine * 0.8 + n * 0.6 + seam * 0.16);
    s.blend([0.24, 0.17, 0.11], clamp(chip * worn * 1.6));
    s.color([s.r, s.g, s.b], 1 - 0.6 * seam);
    // Wet and green just above the water.
    const wet = smooth(2.4, 0.2, s.y - level + n);
    s.blend([0.03, 0.04, 0.02], wet * 0.7);
    s.rough = mix(0.42 + 0.25 * chip + 0.1 * n, 0.16, wet);
    s.f0 = 0.04;
    s.bump((x, y, z) => fbm3(x * 0.25, y * 0.7, z * 0.25, 3), 0.16, 0.1);
  },
});

export const oldWood = ({
  dark = [0.09, 0.06, 0.04],
  light = [0.32, 0.23, 0.15],
  rough = 0.6,
} = {}) => kit.wood({ dark, light, rough, worn: 0.35, scale: 0.8 });

export function boat(
  scene,
  at,
  {
    length = 128,
    beam = 14,
    depth = 8.5,
    sheer = 9,
    draft = 3.2,
    paint = {},
    coat = (m) => m,
    roof = null,
    seats = 5,
    oar = true,
  } = {},
) {
  const make = (m) => scene.material(coat(m));
  const hull = make(paintwork(paint));
  const inside = make(oldWood());
  const trim = make(
    oldWood({ dark: [0.13, 0.075, 0.035], light: [0.36, 0.22, 0.11], rough: 0.45 }),
  );
  const half = length / 2;
  const width = (u) => beam * Math.max(0, 1 - Math.abs(u) ** 2.5) ** 0.85;
  const rail = (u) => depth - draft + sheer * Math.abs(u) ** 2.7 + (u > 0 ? 3.5 * u ** 5 : 0);
  const keel = (u) => mix(-draft, rail(u) - 0.4, smooth(0.55, 1.04, Math.abs(u)) ** 1.35);
  const skin = (u, c, inset) => {
    const q = Math.abs(c);
    const w = Math.max(0.05, width(u) - inset);
    const k = Math.min(keel(u) + inset, rail(u) - 0.1);
    return [
      u * (half - inset),
      k + (rail(u) - k) * q ** 1.9,
      Math.sign(c) * w * (q ** 0.62 * 0.86 + 0.14 * q ** 3),
    ];
  };
  const ref = (u, v) => [(u * 2 - 1) * half, Math.abs(v * 2 - 1), Math.sign(v - 0.5)];
  scene.mesh(
    sheet(90, 30, (u, v) => skin(u * 2 - 1, v * 2 - 1, 0), ref),
    hull,
    at,
  );
  scene.mesh(
    sheet(
      80,
      20,
      (u, v) => skin((u * 2 - 1) * 0.985, v * 2 - 1, 0.7),
      (u, v) => [(u * 2 - 1) * half, Math.abs(v * 2 - 1) * 9, (v - 0.5) * 12],
    ),
    inside,
    at,
  );
  // Gunwales that meet in a raised stem at both ends.
  for (const side of [-1, 1]) {
    const line = [];
    for (let i = 0; i <= 60; i++) {
      const u = (i / 60) * 2 - 1;
      line.push([u * half, rail(u) + 0.25, side * (width(u) + 0.15)]);
    }
    scene.mesh(tube(line, 0.85, 8), trim, at);
  }
  for (const side of [-1, 1]) {
    const tip = side > 0 ? 7.5 : 4;
    scene.mesh(
      tube(
        curve(
          [
            [side * half * 0.8, keel(0.8) - 0.3, 0],
            [side * half * 0.93, keel(0.93) - 0.2, 0],
            [side * half, rail(side) + 0.4, 0],
            [side * (half + tip), rail(side) + tip * 0.75, 0],
          ],
          24,
        ),
        (t) => 1.35 - 0.55 * t,
        10,
      ),
      trim,
      at,
    );
  }
  // Ribs, floor, seats.
  for (let i = 1; i < 12; i++) {
    const u = (i / 12) * 1.7 - 0.85;
    const line = [];
    for (let k = 0; k <= 16; k++) {
      const p = skin(u, (k / 16) * 2 - 1, 1.1);
      line.push(at.point(p));
    }
    scene.strand(line, 0.55, inside);
  }
  // The floor lies just above the water outside, or that would be seen in the boat.
  const FLOOR = 0.8;
  scene.mesh(
    sheet(
      60,
      8,
      (u, v) => {
        const k = (u * 2 - 1) * 0.8;
        const low = Math.min(keel(k) + 0.7, FLOOR - 0.05);
        const q = Math.min(1, (FLOOR - low) / (rail(k) - low)) ** (1 / 1.9);
        return [
          k * half,
          FLOOR,
          (v * 2 - 1) * (width(k) - 0.5) * (q ** 0.62 * 0.86 + 0.14 * q ** 3),
        ];
      },
      (u, v) => [(u - 0.5) * length * 0.8, Math.floor(v * 5.999) * 3, (v - 0.5) * 24],
    ),
    inside,
    at,
  );
  for (let i = 0; i < seats; i++) {
    const u = seats === 1 ? 0 : (i / (seats - 1)) * 1.24 - 0.62;
    scene.mesh(
      box(2.7, 0.45, width(u) * 0.87, 0.25, 6),
      trim,
      both(place().move(u * half, rail(u) - 2.2, 0), at),
    );
  }
  // A short deck at the bow.
  scene.mesh(
    sheet(14, 8, (u, v) => {
      const k = mix(0.72, 0.97, u);
      return [k * half, rail(k) - 0.5, (v * 2 - 1) * (width(k) - 0.3)];
    }),
    trim,
    at,
  );
  if (oar)
    scene.mesh(
      tube(
        curve(
          [
            [-half * 0.5, rail(0.4) + 1, 5],
            [0, rail(0) + 0.4, 4],
            [half * 0.42, rail(0.3) + 1.6, 2],
          ],
          20,
        ),
        (t, a) => (t > 0.78 ? 0.4 + 1.6 * Math.abs(Math.cos(a)) * smooth(0.78, 0.86, t) : 0.45),
        12,
      ),
      trim,
      at,
    );
  if (roof) {
    const {
      from = -0.56,
      to = 0.42,
      height = 33,
      arch = 6,
      colors = [
        [0.02, 0.16, 0.2],
        [0.7, 0.66, 0.56],
      ],
      over = 3,
      stripe = 9,
    } = roof;
    const canvas = make({
      shade(s) {
        const t = s.lx / stripe;
        const k = smooth(0.46, 0.5, Math.abs(t - Math.round(t)) * 2 * 0.5 + 0.25);
        s.color(colors[0], 1 + 0.2 * fbm3(s.lx * 0.2, 1, s.lz * 0.2, 3));
        s.blend(colors[1], k);
        s.color([s.r, s.g, s.b], 1 - 0.25 * smooth(0.1, 0.5, fbm3(s.lx * 0.06, 4, s.lz * 0.1, 4)));
        s.rough = 0.75;
        s.through = 0.35;
        s.bump((x, y, z) => fbm3(x * 0.16, 2, z * 0.1, 3), 0.5, 0.1, true);
      },
    });
    const X = (u) => mix(from, to, u) * half;
    const w = beam + over;
    scene.mesh(
      sheet(
        70,
        30,
        (u, v) => {
          const c = v * 2 - 1;
          const sag = 0.7 * Math.abs(Math.sin(u * Math.PI * 4)) * -1;
          const hem =
            Math.abs(c) > 0.93 ? -(Math.abs(c) - 0.93) * 42 * (1 + 0.22 * Math.sin(u * 90)) : 0;
          return [
            X(u) + (u - 0.5) * 5,
            height + arch * (1 - c * c) + sag * (1 - Math.abs(c)) + hem,
            c * w,
          ];
        },
        (u, v) => [X(u), 0, (v - 0.5) * 2 * w],
      ),
      canvas,
      at,
    );
    for (let i = 0; i < 5; i++) {
      const u = i / 4;
      const k = mix(from, to, u);
      const bow = [];
      for (let q = 0; q <= 20; q++) {
        const c = (q / 20) * 2 - 1;
        bow.push(at.point([X(u) + (u - 0.5) * 5, height + arch * (1 - c * c) - 0.9, c * (w - 1)]));
      }
      scene.strand(bow, 0.55, trim);
      for (const side of [-1, 1])
        scene.strand(
          [
            at.point([k * half, rail(k) - 1, side * (width(k) - 0.4)]),
            at.point([X(u) + (u - 0.5) * 5, height - 0.6, side * (w - 1.4)]),
          ],
          0.72,
          trim,
        );
    }
    for (const side of [-1, 1])
      scene.strand(
        [
          at.point([X(0) - 2.5, height - 0.7, side * (w - 1.2)]),
          at.point([X(1) + 2.5, height - 0.7, side * (w - 1.2)]),
        ],
        0.6,
        trim,
      );
  }
  return {
    bow: at.point([half + 3, rail(1) + 3, 0]),
    stern: at.point([-half - 1, rail(-1) + 2, 0]),
    rail: (u, side) => at.point([u * half, rail(u), side * width(u)]),
  };
}

/** One place after another. */
export function both(first, then) {
  const at = (p) => then.point(first.point(p));
  return { point: at, normal: (n) => then.normal(first.normal(n)) };
}

/** A rope that hangs between two points. */
export function rope(scene, from, to, sag, material, radius = 0.32) {
  const line = [];
  for (let i = 0; i <= 20; i++) {
    const t = i / 20;
    line.push(from.map((v, k) => mix(v, to[k], t) - (k === 1 ? sag * 4 * t * (1 - t) : 0)));
  }
  scene.strand(line, radius, material);
}

/** Striped, with knots: a pole of bamboo between two points. */
export function bamboo(
  scene,
  { coat = (m) => m, tone = [0.43, 0.3, 0.11], weathered = 0.3, level = 0 } = {},
) {
  const culm = scene.material(
    coat({
      shade(s) {
        const o = hash(s.id * 5 + 1);
        const n = fbm3(s.x * 0.2 + o * 9, s.y * 0.2, s.z * 0.2, 4);
        s.color(tone, 0.62 + o * 0.5 + 0.5 * n);
        s.blend(
          [0.2, 0.22, 0.07],
          smooth(0.05, 0.5, fbm3(s.x * 0.09, s.y * 0.05, s.z * 0.09, 3)) * 0.4,
        );
        s.blend([0.2, 0.18, 0.15], weathered * clamp(0.5 + n * 1.6));
        // Dark and slimy where it stands in the water.
        const wet = smooth(3.2, 0.4, s.y - level + n * 1.5);
        s.blend([0.025, 0.03, 0.015], wet * 0.8);
        s.rough = mix(0.42 + 0.2 * n, 0.2, wet);
        s.bump((x, y, z) => fbm3(x * 1.6, y * 0.5, z * 1.6, 3), 0.12, 0.05);
      },
    }),
  );
  const joint = scene.material(coat(kit.plain([0.15, 0.1, 0.045], { rough: 0.6 })));
  const lash = scene.material(
    coat(kit.plain([0.05, 0.038, 0.026], { rough: 0.9, vary: 0.3, scale: 3 })),
  );
  const pole = (a, b, r, every = 9) => {
    scene.strand([a, b], r, culm);
    const l = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    const knots = every > 0 ? Math.floor(l / every) : 0;
    for (let k = 0; k < knots; k++) {
      const t = (k + 0.5 + scene.between(-0.2, 0.2)) / knots;
      const p = a.map((v, i) => mix(v, b[i], t));
      const q = a.map((v, i) => mix(v, b[i], t + 0.35 / l));
      scene.capsule(p, q, r * 1.09, joint);
    }
  };
  /** Windings of rope where poles meet. */
  const tie = ([x, y, z], r) => {
    for (let i = -2; i <= 2; i++)
      for (let k = 0; k < 16; k++) {
        const p = (a) => [
          x + r * Math.cos(a),
          y + i * 0.42 + 0.1 * Math.sin(a + i),
          z + r * Math.sin(a),
        ];
        scene.capsule(p((k / 16) * 6.283), p(((k + 1) / 16) * 6.283), 0.26, lash);
      }
  };
  return { pole, tie, culm, joint, lash };
}

/** A slope of thatch between two edges of four corners, with straws that stick out. */
export function thatch(
  scene,
  corners,
  { coat = (m) => m, count = 2600, length = [5, 10], thick = 1.4, fringe = 5 } = {},
) {
  const [a, b, c, d] = corners; // ridge left, ridge right, eaves right, eaves left
  const at = (u, v) => a.map((_, k) => mix(mix(a[k], b[k], u), mix(d[k], c[k], u), v));
  const under = scene.material(
    coat(kit.plain([0.17, 0.125, 0.075], { rough: 0.95, vary: 0.4, scale: 0.6 })),
  );
  const straws = [
    [0.42, 0.32, 0.18],
    [0.34, 0.26, 0.15],
    [0.5, 0.39, 0.23],
    [0.25, 0.19, 0.12],
  ].map((tone) =>
    scene.material(coat(kit.plain(tone, { rough: 0.85, vary: 0.25, scale: 0.4, through: 0.2 }))),
  );
  scene.mesh(
    sheet(40, 24, (u, v) => {
      const p = at(u, v);
      p[1] += 0.5 * noise3(u * 40, v * 9, 3) - 0.8;
      return p;
    }),
    under,
  );
  const drop = [d[0] - a[0], d[1] - a[1], d[2] - a[2]];
  const l = Math.hypot(...drop);
  for (let i = 0; i < count; i++) {
    const v = i % 4 === 0 ? 1 - 0.04 * scene.random() : scene.random();
    const u = scene.random();
    const p = at(u, v);
    const n = scene.between(...length);
    const w = scene.between(-0.12, 0.12) * n;
    const along = [(b[0] - a[0]) / 100, 0, (b[2] - a[2]) / 100];
    const m = Math.hypot(...along) || 1;
    const q = p.map(
      (x, k) => x + (drop[k] / l) * n * (v > 0.9 ? fringe / 8 : 1) + (along[k] / m) * w,
    );
    if (v > 0.9) q[1] -= fringe * 0.25;
    p[1] += thick * scene.random();
    q[1] += thick * scene.random() * 0.7;
    scene.capsule(p, q, scene.between(0.14, 0.3), straws[i % straws.length]);
  }
}
