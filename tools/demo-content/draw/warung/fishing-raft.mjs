import { bambooStrip, basket } from '../lib/harvest.mjs';
import * as kit from '../lib/kit.mjs';
import { sunAt } from '../lib/light.mjs';
import { mix, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, curve, lathe, place, sheet } from '../lib/shapes.mjs';
import { bamboo, rope, thatch } from './parts/boat.mjs';
import { basin, heaven, misty, shore, water } from './parts/lake.mjs';
import { hyacinth, reeds } from './parts/plants.mjs';

/** A raft of bamboo with a thatched roof and two rods, late in the afternoon. One unit is 5 cm. */
export const size = [1280, 960];
export const scale = 0.9;
export const samples = 16;

export function picture() {
  const scene = new Scene(851);
  const sun = sunAt(-90, 16);
  const eye = [2, 42, 204];
  const camera = { from: eye, to: [2, 42 - 6.4, 104], angle: 37, aperture: 0.3, focus: 222 };
  const air = {
    eye,
    sun,
    color: [0.84, 0.58, 0.36],
    strength: 0.00011,
    depth: 40,
    glow: 1,
    torn: 0.5,
  };
  const coat = (m) => misty(m, air);
  // Rings spread from the floats.
  const F1 = [-64, 36];
  const F2 = [76, 36];
  basin(
    scene,
    scene.material(
      coat(
        water({
          deep: [0.014, 0.02, 0.014],
          ripple: 0.014,
          wind: 0.8,
          rings: [
            [...F1, 9, 0.3],
            [...F2, 8, 0.3],
          ],
        }),
      ),
    ),
  );

  const wood = bamboo(scene, { coat, weathered: 0.35 });
  const TURN = -0.32;
  const R = place().turnY(TURN).move(0, 0, -22);
  const w = 47;
  const d = 27;
  const on = (x, y, z) => R.point([x, y, z]);
  // Two layers of poles, a floor of split bamboo on top.
  for (let i = 0; i < 13; i++) {
    const z = -d + (i / 12) * 2 * d;
    wood.pole(
      on(-w - scene.between(2, 9), 1.2 + scene.between(-0.2, 0.2), z),
      on(w + scene.between(2, 9), 1.2, z),
      2,
      10,
    );
  }
  for (let i = 0; i < 9; i++) {
    const x = -w + (i / 8) * 2 * w;
    wood.pole(on(x, 4, -d - 2), on(x, 4, d + 2), 1.3, 10);
  }
  for (let z = -d; z <= d; z += 1.55)
    wood.pole(
      on(-w + scene.between(-1, 1), 5.8 + scene.between(-0.12, 0.12), z),
      on(w + scene.between(-1, 1), 5.8, z),
      0.86,
      11,
    );
  const FLOOR = 6.6;
  // Posts, rails, a roof of thatch.
  const EAVE = FLOOR + 37;
  for (const x of [-31, 31])
    for (const z of [-20, 20]) {
      wood.pole(on(x, 0, z), on(x, EAVE + 1, z), 1.6, 9);
      const [px, py, pz] = on(x, FLOOR + 12, z);
      wood.tie([px, py, pz], 1.7);
    }
  for (const z of [-20, 20]) wood.pole(on(-38, EAVE, z), on(38, EAVE, z), 1.3, 10);
  for (const x of [-31, 31]) wood.pole(on(x, EAVE + 0.6, -25), on(x, EAVE + 0.6, 25), 1.2, 10);
  for (const h of [7, 13]) {
    wood.pole(on(-33, FLOOR + h, -20), on(33, FLOOR + h, -20), 0.9, 9);
    wood.pole(on(31, FLOOR + h, -22), on(31, FLOOR + h, 22), 0.9, 9);
  }
  const ridge = EAVE + 23;
  for (const x of [-31, 0, 31]) {
    wood.pole(on(x, EAVE, 23), on(x, ridge - 0.6, 0), 0.9, 0);
    wood.pole(on(x, EAVE, -23), on(x, ridge - 0.6, 0), 0.9, 0);
  }
  thatch(
    scene,
    [on(-36, ridge, 0), on(36, ridge, 0), on(41, EAVE - 4, 29), on(-41, EAVE - 4, 29)],
    { coat, count: 7000, length: [5, 11], fringe: 7 },
  );
  thatch(
    scene,
    [on(36, ridge, 0), on(-36, ridge, 0), on(-41, EAVE - 4, -29), on(41, EAVE - 4, -29)],
    { coat, count: 3500, length: [5, 11], fringe: 7 },
  );
  wood.pole(on(-39, ridge + 1.2, 0), on(39, ridge + 1.2, 0), 1.5, 10);
  for (let x = -34; x <= 34; x += 8.5) {
    wood.pole(on(x - 2, ridge + 3, 3), on(x + 2, ridge - 4.5, -7), 0.5, 0);
    wood.pole(on(x - 2, ridge + 3, -3), on(x + 2, ridge - 4.5, 7), 0.5, 0);
  }
  // Under it: a low bench with a mat, a bucket, a basket, a stove with its kettle.
  const board = scene.material(
    coat(kit.wood({ dark: [0.16, 0.1, 0.055], light: [0.42, 0.28, 0.16], rough: 0.5, scale: 0.8 })),
  );
  for (const z of [-16.5, -12.9, -9.3])
    scene.mesh(
      box(24, 0.7, 1.65, 0.3, 6),
      board,
      place()
        .move(-2, FLOOR + 8, z)
        .turnY(TURN)
        .move(0, 0, -22),
    );
  for (const x of [-22, 18])
    for (const z of [-16, -9.6])
      scene.capsule(on(x, FLOOR, z), on(x, FLOOR + 7.6, z), 1, wood.culm);
  const mat = scene.material(
    coat(
      kit.cloth({
        color: [0.5, 0.36, 0.19],
        stripe: [0.42, 0.1, 0.04],
        every: 6,
        wide: 0.14,
        threads: 2.4,
      }),
    ),
  );
  scene.mesh(
    sheet(30, 20, (u, v) => [
      (u - 0.5) * 42 - 6,
      FLOOR + 0.35 + 0.25 * noise3(u * 6, v * 5, 1),
      1 + (v - 0.5) * 20,
    ]),
    mat,
    R,
  );
  const cushion = scene.material(
    coat(
      kit.cloth({
        color: [0.05, 0.26, 0.3],
        stripe: [0.7, 0.62, 0.46],
        every: 4,
        wide: 0.14,
        threads: 3,
      }),
    ),
  );
  for (const [x, z, t] of [
    [-16, 2, 0.2],
    [4, 4, -0.4],
  ])
    scene.mesh(
      box(5, 1.5, 5, 1.4, 12, (p) => [
        p[0],
        p[1] * (1.1 - 0.012 * (p[0] * p[0] + p[2] * p[2])),
        p[2],
      ]),
      cushion,
      place()
        .turnY(t)
        .move(x, FLOOR + 2, z)
        .turnY(TURN)
        .move(0, 0, -22),
    );
  basket(scene, on(-40, FLOOR, 13), {
    radius: 5.2,
    height: 5.4,
    material: scene.material(coat(bambooStrip())),
    staves: 21,
    bands: 7,
    grip: true,
  });
  const tin = scene.material(
    coat(kit.enamel({ color: [0.04, 0.2, 0.34], rim: [0.7, 0.68, 0.62], above: 7.6, chips: 0.7 })),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [3.3, 0],
          [3.6, 0.4],
          [4.3, 8],
        ],
        0.25,
        30,
      ),
      60,
    ),
    tin,
    place()
      .turnY(1)
      .move(...on(26, FLOOR, 20)),
  );
  const handle = [];
  for (let i = 0; i <= 16; i++) {
    const a = (i / 16) * Math.PI;
    handle.push(
      on(26 + 4.3 * Math.cos(a), FLOOR + 7.6 + 4.6 * Math.sin(a), 20 + 1.4 * Math.sin(a)),
    );
  }
  scene.strand(handle, 0.18, wood.lash);
  const clay = scene.material(
    coat(kit.pottery({ color: [0.34, 0.15, 0.08], second: [0.16, 0.07, 0.04], glaze: 0 })),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [4.2, 0],
          [3.6, 2],
          [4.8, 6],
          [5.2, 7],
        ],
        0.6,
        30,
      ),
      60,
    ),
    clay,
    place().move(...on(18, FLOOR, 6)),
  );
  const iron = scene.material(
    coat(
      kit.enamel({
        color: [0.05, 0.05, 0.05],
        rim: [0.02, 0.02, 0.02],
        above: 99,
        chips: 0.4,
        speckle: 0.5,
      }),
    ),
  );
  scene.mesh(
    lathe(
      [
        [0, 0],
        [3.4, 0],
        [3.8, 1.2],
        [3.6, 4],
        [2.4, 5.4],
        [1.2, 5.9],
        [0.4, 6.2],
        [0.5, 6.8],
        [0, 7],
      ],
      50,
    ),
    iron,
    place().move(...on(18, FLOOR + 7.2, 6)),
  );
  scene.strand(
    curve([on(21.4, FLOOR + 9.4, 6), on(23.2, FLOOR + 11, 6.4), on(24, FLOOR + 13, 6.6)], 8),
    0.5,
    iron,
  );
  scene.strand(
    curve(
      [
        on(15.2, FLOOR + 12, 6),
        on(16, FLOOR + 16.4, 6),
        on(20, FLOOR + 16.4, 6),
        on(20.8, FLOOR + 12, 6),
      ],
      14,
    ),
    0.26,
    iron,
  );
  // A lantern under the ridge.
  const flame = scene.material({
    shade(s) {
      s.color([0.8, 0.6, 0.3]);
      s.er = 4.5;
      s.eg = 2.5;
      s.eb = 0.9;
    },
  });
  scene.strand([on(-4, EAVE + 14, 12), on(-4, EAVE - 2, 12)], 0.12, wood.lash);
  scene.ellipsoid(
    on(-4, EAVE - 5, 12),
    [1.3, 1.9, 1.3],
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    flame,
  );
  scene.mesh(
    lathe(
      [
        [2, 0],
        [1.4, 1],
        [0.3, 1.6],
        [0, 1.6],
      ],
      24,
    ),
    iron,
    place().move(...on(-4, EAVE - 3.2, 12)),
  );
  scene.mesh(
    lathe(
      [
        [0, 0],
        [1.8, 0],
        [1.6, 0.6],
        [0, 0.7],
      ],
      24,
    ),
    iron,
    place().move(...on(-4, EAVE - 7.8, 12)),
  );

  // The rods: each lies in a fork, its line runs to a float.
  const rod = scene.material(
    coat(kit.plain([0.3, 0.19, 0.08], { rough: 0.3, vary: 0.3, scale: 0.4 })),
  );
  const line = scene.material(coat(kit.plain([0.75, 0.74, 0.7], { rough: 0.3 })));
  const bob = scene.material(
    coat({
      shade(s) {
        s.color([0.85, 0.82, 0.76]);
        s.blend([0.75, 0.04, 0.02], smooth(-0.1, 0.1, s.ly));
        s.rough = 0.2;
        s.f0 = 0.05;
      },
    }),
  );
  for (const [base, tip, [fx, fz]] of [
    [on(-34, FLOOR + 3, 16), [-62, 60, 18], F1],
    [on(38, FLOOR + 3, 20), [68, 62, 24], F2],
  ]) {
    const bent = curve(
      [
        base,
        base.map((v, k) => mix(v, tip[k], 0.5) + (k === 1 ? 2 : 0)),
        tip.map((v, k) => mix(base[k], v, 0.85) + (k === 1 ? 1.6 : 0)),
        tip,
      ],
      24,
    );
    scene.strand(bent, (t) => 0.55 * (1 - t) + 0.1, rod);
    scene.capsule(bent[0], bent[3], 0.85, wood.lash);
    const mid = bent[5];
    scene.strand(
      [
        [mid[0], FLOOR - 1, mid[2]],
        [mid[0], mid[1] - 0.5, mid[2]],
      ],
      0.6,
      wood.culm,
    );
    rope(scene, tip, [fx, 1.2, fz], 3, line, 0.055);
    scene.ellipsoid(
      [fx, 0.9, fz],
      [0.95, 1.5, 0.95],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      bob,
    );
    scene.strand(
      [
        [fx, 2, fz],
        [fx, 4.4, fz],
      ],
      0.13,
      bob,
    );
  }
  // Poles that hold the raft.
  for (const [x, z, h] of [
    [-53, -24, 30],
    [54, -26, 26],
    [55, 24, 17],
  ]) {
    const p = on(x, 0, z);
    wood.pole([p[0], -8, p[2]], [p[0] + scene.between(-1.5, 1.5), h, p[2]], 1.4, 8);
    wood.tie([p[0], 6, p[2]], 1.7);
  }
  // A lift net far out: four arms that bend from one mast.
  const X = -215;
  const Z = -520;
  wood.pole([X + 70, -6, Z], [X + 20, 118, Z], 1.6, 12);
  for (const [a, b] of [
    [-58, -40],
    [58, -40],
    [58, 40],
    [-58, 40],
  ]) {
    scene.strand(
      curve(
        [
          [X, 104, Z],
          [X + a * 0.5, 92, Z + b * 0.5],
          [X + a, 44, Z + b],
        ],
        12,
      ),
      1,
      wood.culm,
    );
    for (const k of [0.25, 0.5, 0.75])
      rope(scene, [X + a, 44, Z + b * k], [X - a, 44, Z + b * k], 14, wood.lash, 0.22);
  }
  for (const t of [-1, 1]) {
    rope(scene, [X - 58, 44, Z + 40 * t], [X + 58, 44, Z + 40 * t], 14, wood.lash, 0.3);
    rope(scene, [X + 58 * t, 44, Z - 40], [X + 58 * t, 44, Z + 40], 10, wood.lash, 0.3);
  }
  rope(scene, [X + 20, 118, Z], [X, 104, Z], 0, wood.lash, 0.4);
  for (const [x0, z0, x1, z1, n] of [
    [120, -380, 330, -430, 12],
    [-420, -760, 60, -860, 18],
  ])
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1);
      const x = mix(x0, x1, t);
      wood.pole(
        [x, -6, mix(z0, z1, t)],
        [x + scene.between(-1.5, 1.5), scene.between(9, 19), mix(z0, z1, t)],
        0.9,
        8,
      );
    }
  hyacinth(scene, {
    count: 200,
    coat,
    size: [0.6, 1],
    flowers: 0.12,
    at: () => {
      const [a, b] = kit.inCircle(scene, 1);
      return [118 + 30 * a + 4 * noise3(b * 4, 2, 1), -8 + 34 * b];
    },
  });
  reeds(scene, {
    count: 120,
    coat,
    length: [18, 38],
    at: () => [104 + scene.random() * 56, -50 - scene.random() * 60],
  });
  reeds(scene, {
    count: 70,
    coat,
    length: [16, 32],
    at: () => [-150 - scene.random() * 40, -110 - scene.random() * 50],
  });

  const sky = heaven({
    sun,
    top: [0.14, 0.3, 0.56],
    middle: [0.5, 0.56, 0.62],
    low: [1.9, 1.02, 0.42],
    away: [1.15, 0.78, 0.46],
    glow: [2.2, 1.1, 0.35],
    tight: 4,
  });
  const backdrop = shore(camera, [1024, 768], {
    sky,
    sun,
    clouds: {
      cover: 0.05,
      soft: 0.3,
      stretch: 5,
      size: 0.7,
      strength: 0.7,
      seed: 23,
      from: 0.13,
      until: 1.1,
      shade: [0.86, 0.62, 0.5],
      light: [2.1, 1.2, 0.6],
    },
    hills: [
      {
        rise: 0.09,
        rough: 2.4,
        seed: 81,
        color: [0.46, 0.4, 0.42],
        foot: [0.86, 0.62, 0.44],
        relief: 0.15,
        veil: [0.5, 0.26, 0.08],
      },
      {
        rise: 0.055,
        rough: 3.4,
        seed: 85,
        color: [0.23, 0.21, 0.2],
        foot: [0.66, 0.46, 0.31],
        relief: 0.35,
        veil: [0.4, 0.2, 0.05],
      },
      {
        rise: 0.022,
        rough: 6,
        seed: 88,
        color: [0.08, 0.085, 0.05],
        foot: [0.3, 0.22, 0.13],
        relief: 0.5,
        trees: 0.004,
        veil: [0.25, 0.12, 0.03],
      },
    ],
    mist: { height: 0.008, strength: 0.32, torn: 1.2, color: [0.9, 0.64, 0.42], glow: 0.8 },
  });
  return {
    scene,
    camera,
    sun: { direction: sun, color: [9.6, 5.6, 2.5], spread: 0.02 },
    sky,
    backdrop,
    look: { key: 0.72, at: 0.92, vignette: 0.28, contrast: 1.7, saturation: 1.16, grain: 0.018 },
  };
}
