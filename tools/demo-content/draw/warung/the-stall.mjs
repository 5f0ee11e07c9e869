import { beside } from '../lib/fire.mjs';
import * as kit from '../lib/kit.mjs';
import { sunAt } from '../lib/light.mjs';
import { fbm3, hash, smooth } from '../lib/noise.mjs';
import { teapot } from '../lib/pantry.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, blob, box, curve, lathe, place, tube } from '../lib/shapes.mjs';
import { bamboo, boat, thatch } from './parts/boat.mjs';
import { basin, heaven, shore, water } from './parts/lake.mjs';

/** The stall before sunrise: bulbs under the eaves, a kettle on the stove, coffee. One unit is 3 cm. */
export const size = [1280, 960];
export const scale = 0.9;
export const samples = 16;

export function picture() {
  const scene = new Scene(861);
  const sun = sunAt(32, 5);
  const eye = [-32, 60, 156];
  const camera = { from: eye, to: [0, 46.5, 0], angle: 36, aperture: 0.35, focus: 156 };
  const bulbs = [];
  for (let i = 0; i < 7; i++) {
    const x = -51 + i * 17;
    bulbs.push([x, 76.5 - 3.4 * Math.sin(((i + 0.5) / 7) * Math.PI), 27]);
  }
  const warm = [1.35, 0.74, 0.27];
  const lights = [
    { at: [-40, 70, 22], color: warm, reach: 30 },
    { at: [0, 68, 22], color: warm, reach: 30 },
    { at: [40, 70, 22], color: warm, reach: 30 },
    { at: [8, 74, -16], color: [1.2, 0.66, 0.24], reach: 30 },
    { at: [38, 40, 0], color: [1.5, 0.45, 0.08], reach: 5 },
  ];
  const coat = (m) => beside(m, lights);
  const near = (m) => scene.material(coat(m));
  basin(
    scene,
    scene.material(water({ deep: [0.008, 0.014, 0.018], ripple: 0.016, wind: 0.8 })),
    -14,
  );

  // The floor of boards, out over the water.
  const floor = near(
    kit.wood({
      dark: [0.1, 0.065, 0.045],
      light: [0.33, 0.235, 0.16],
      rough: 0.5,
      worn: 0.45,
      scale: 0.6,
    }),
  );
  for (let i = 0; i < 26; i++)
    scene.mesh(
      box(120, 1, 3.2, 0.35, 6),
      floor,
      place().move(scene.between(-5, 5), -1 + scene.between(-0.08, 0.08), -56 + i * 6.7),
    );
  const wood = bamboo(scene, { coat, tone: [0.4, 0.28, 0.12], weathered: 0.2, level: -14 });
  const post = near(
    kit.wood({ dark: [0.08, 0.045, 0.025], light: [0.27, 0.165, 0.09], rough: 0.5, scale: 0.6 }),
  );
  for (const x of [-60, 60]) for (const z of [12, -38]) wood.pole([x, -14, z], [x, 94, z], 2.6, 16);
  for (const z of [12, -38]) wood.pole([-72, 86, z], [72, 86, z], 2, 16);
  for (const x of [-60, 0, 60]) wood.pole([x, 80, 36], [x, 112, -22], 1.5, 14);
  thatch(
    scene,
    [
      [-80, 114, -14],
      [80, 114, -14],
      [84, 81, 40],
      [-84, 81, 40],
    ],
    { coat, count: 5200, length: [6, 13], fringe: 8 },
  );
  thatch(
    scene,
    [
      [80, 114, -14],
      [-80, 114, -14],
      [-84, 84, -56],
      [84, 84, -56],
    ],
    { coat, count: 1200, length: [6, 13], fringe: 8 },
  );

  // The counter: planks painted long ago, a thick board on top.
  const paint = near({
    shade(s) {
      const o = hash(s.id * 3);
      const n = fbm3(s.x * 0.1 + o * 30, s.y * 0.05, s.z * 0.1, 4);
      const fine = fbm3(s.x * 0.5 + o * 9, s.y * 0.08, 4, 4);
      s.color([0.025, 0.17, 0.2], 0.8 + o * 0.35 + n * 0.4);
      s.blend(
        [0.24, 0.17, 0.11],
        smooth(0.22, 0.4, fine + n * 0.5 + smooth(8, 0, s.y) * 0.3) * 0.85,
      );
      s.rough = 0.55;
      s.bump((x, y, z) => fbm3(x * 1.4, y * 0.1, z * 1.4, 3), 0.16, 0.05);
    },
  });
  for (let i = 0; i < 19; i++)
    scene.mesh(
      box(3.05, 16.6, 0.7, 0.25, 6),
      paint,
      place()
        .turnZ(scene.between(-0.004, 0.004))
        .move(-57 + i * 6.33, 17, 14 + scene.between(-0.15, 0.15)),
    );
  for (const z of [-1, 13.6]) scene.mesh(box(60, 1.2, 1, 0.3, 6), post, place().move(0, 32.4, z));
  const top = near(
    kit.wood({
      dark: [0.14, 0.07, 0.03],
      light: [0.42, 0.24, 0.115],
      rough: 0.32,
      worn: 0.3,
      scale: 0.6,
    }),
  );
  for (const [z, w] of [
    [11.6, 5.6],
    [0.6, 5.2],
    [-9.8, 5],
  ])
    scene.mesh(box(65, 1, w, 0.4, 8), top, place().move(0, 34.4, z));
  const T = 35.4;
  // A shelf at the back over a low wall of woven bamboo.
  const woven = near({
    shade(s) {
      const k = Math.sin(s.x * 1.3) * Math.sin(s.y * 1.3);
      s.color(
        [0.36, 0.25, 0.12],
        0.85 + 0.35 * smooth(-0.3, 0.3, k) + 0.3 * fbm3(s.x * 0.4, s.y * 0.4, 1, 3),
      );
      s.rough = 0.6;
      s.bump((x, y) => smooth(-0.2, 0.2, Math.sin(x * 1.3) * Math.sin(y * 1.3)), 0.2, 0.05);
    },
  });
  scene.mesh(box(58, 15, 0.5, 0.2, 6), woven, place().move(0, 15, -38));
  scene.mesh(box(60, 0.8, 5, 0.3, 6), post, place().move(0, 31, -36));
  scene.mesh(box(26, 0.7, 4, 0.3, 6), post, place().move(-33, 58, -37));
  for (const x of [-56, -10])
    scene.strand(
      [
        [x, 58, -37],
        [x, 86, -37],
      ],
      0.4,
      wood.lash,
    );

  // What is on the shelves: jars of crackers, tins, a row of glasses upside down.
  const lid = near(kit.plain([0.55, 0.06, 0.03], { rough: 0.35 }));
  const clear = scene.material(kit.clear(null));
  const cracker = near(kit.plain([0.74, 0.52, 0.24], { rough: 0.7, vary: 0.3, scale: 1 }));
  const jar = (x, y, z, r, h, filling, level = 0.8, count = 30) => {
    scene.mesh(
      lathe(
        [
          [0, 0.1],
          [r * 0.94, 0.1],
          [r, 0.5],
          [r, h - 0.9],
          [r * 0.86, h - 0.2],
          [r * 0.8, h - 0.2],
          [r * 0.92, h - 1],
          [r * 0.94, 0.6],
          [0, 0.5],
        ],
        48,
      ),
      clear,
      place().move(x, y, z),
    );
    scene.mesh(
      lathe(
        [
          [0, 0],
          [r * 0.95, 0],
          [r * 0.97, 1.1],
          [r * 0.8, 1.5],
          [0, 1.6],
        ],
        40,
      ),
      lid,
      place().move(x, y + h - 0.2, z),
    );
    for (let i = 0; i < count; i++) {
      const [a, b] = kit.inCircle(scene, r * 0.72);
      scene.ellipsoid(
        [x + a, y + 1 + (h * level - 1.4) * (i / count), z + b],
        [r * 0.34, r * 0.1, r * 0.3],
        axes(place().turnX(scene.between(-1, 1)).turnZ(scene.between(-1, 1))),
        filling,
      );
    }
  };
  const peanut = near(kit.plain([0.42, 0.22, 0.09], { rough: 0.6, vary: 0.3, scale: 2 }));
  const white = near(kit.plain([0.82, 0.76, 0.64], { rough: 0.7, vary: 0.1, scale: 1 }));
  jar(-46, 58.7, -37, 3.6, 9, cracker);
  jar(-36.5, 58.7, -37, 3.6, 9, peanut);
  jar(-27, 58.7, -37, 3.6, 9, white);
  const tin = near(
    kit.enamel({ color: [0.62, 0.4, 0.08], rim: [0.4, 0.05, 0.03], above: 7, chips: 0.6 }),
  );
  scene.mesh(
    lathe(
      [
        [0, 0],
        [3, 0],
        [3.1, 0.3],
        [3.1, 8],
        [2.8, 8.5],
        [0, 8.6],
      ],
      40,
    ),
    tin,
    place().move(-17, 58.7, -37),
  );
  const cup = near(
    kit.enamel({ color: [0.8, 0.78, 0.72], rim: [0.02, 0.07, 0.2], above: 3.2, chips: 0.4 }),
  );
  for (let i = 0; i < 6; i++)
    scene.mesh(
      lathe(
        [
          [1.5, 0],
          [1.7, 0.2],
          [1.6, 3.3],
          [1.2, 3.6],
          [0, 3.6],
        ],
        30,
      ),
      cup,
      place().move(10 + i * 5.4, 31.8, -36 + (i % 2)),
    );
  const pottery = near(
    kit.pottery({ color: [0.3, 0.12, 0.055], second: [0.13, 0.05, 0.03], glaze: 0.3 }),
  );
  teapot(scene, pottery, place().scale(0.62).turnY(2.7).move(-22, 31.8, -35));
  teapot(scene, pottery, place().scale(0.58).turnY(0.4).move(-2, 31.8, -35));

  // On the counter: coffee in glasses, a jar, fritters on a tray, the stove with its kettle.
  const glassAt = (x, z, milk) => {
    const drink = near(
      kit.plain(milk ? [0.3, 0.15, 0.07] : [0.035, 0.014, 0.007], { rough: 0.15, vary: 0.04 }),
    );
    scene.mesh(
      lathe(
        kit.dish(
          [
            [0, 0],
            [1.7, 0],
            [2.6, 0.25],
            [3.1, 0.6],
          ],
          0.12,
          20,
        ),
        50,
      ),
      cup,
      place().move(x, T, z),
    );
    kit.glass(scene, [x, T + 0.22, z], {
      outline: [
        [1.28, 0.02],
        [1.36, 0.2],
        [1.5, 2.4],
        [1.62, 4.3],
      ],
      thick: 0.13,
      bottom: 0.35,
      level: 0.84,
      around: 48,
      glassMaterial: clear,
      side: drink,
      top: near(
        kit.plain(milk ? [0.5, 0.3, 0.16] : [0.09, 0.04, 0.018], {
          rough: 0.2,
          vary: 0.3,
          scale: 3,
        }),
      ),
    });
  };
  glassAt(-22, 11, false);
  glassAt(-14, 13.4, true);
  glassAt(-5.4, 10.6, false);
  glassAt(3.2, 13.6, true);
  jar(-38, T, 7, 4.6, 12, cracker, 0.84, 46);
  jar(-50, T, 5, 4.2, 11, white, 0.8, 40);
  const plate = near(
    kit.enamel({ color: [0.82, 0.8, 0.74], rim: [0.02, 0.08, 0.22], from: 7.4, chips: 0.5 }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [5.4, 0],
          [6.6, 0.5],
          [7.8, 1.3],
        ],
        0.2,
        40,
      ),
      70,
    ),
    plate,
    place().move(17, T, 8),
  );
  const fried = near(kit.batter({ amount: 0.3, scale: 0.9 }));
  for (const [x, y, z, t] of [
    [-2.4, 1.2, 1.8, 0.3],
    [2.6, 1.2, 1.4, -0.5],
    [-2.6, 1.2, -2.2, -0.2],
    [2.2, 1.3, -2.2, 0.5],
    [0, 2.7, 0.4, 0.1],
    [0.3, 2.5, -2, 1],
  ])
    scene.mesh(
      kit.fritter([3.2, 1, 1.5], x * 7 + z, 4),
      fried,
      place()
        .turnY(t)
        .move(17 + x, T + y, 8 + z),
    );
  // The stove of clay: embers behind its mouth, a black kettle, the flame's shine below it.
  const SX = 38;
  const SZ = 2;
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [6.6, 0],
          [6.9, 0.6],
          [5.6, 3],
          [6.4, 7],
          [7.6, 9.4],
          [7.8, 10],
        ],
        1,
        40,
      ),
      70,
    ),
    pottery,
    place().move(SX, T, SZ),
  );
  const ember = scene.material({
    shade(s) {
      const n = fbm3(s.x * 1.4, s.y * 1.4, s.z * 1.4, 3);
      const hot = smooth(-0.15, 0.35, n);
      s.color([0.05, 0.03, 0.02]);
      s.er = 4.2 * hot;
      s.eg = 1.1 * hot;
      s.eb = 0.12 * hot;
    },
  });
  for (let i = 0; i < 40; i++) {
    const [a, b] = kit.inCircle(scene, 5.6);
    scene.mesh(
      blob(1, (d) => d.map((v) => v * (1 + 0.3 * hash(i)))),
      ember,
      place().move(SX + a, T + 8.6, SZ + b),
    );
  }
  scene.mesh(box(2.1, 1.5, 0.6, 0.5, 6), ember, place().move(SX - 1.6, T + 2.6, SZ + 5.8));
  for (const a of [0.6, 2.7, 4.8])
    scene.capsule(
      [SX + 6 * Math.cos(a), T + 9.6, SZ + 6 * Math.sin(a)],
      [SX + 4.6 * Math.cos(a), T + 11.2, SZ + 4.6 * Math.sin(a)],
      0.8,
      pottery,
    );
  const iron = near(
    kit.enamel({
      color: [0.055, 0.06, 0.065],
      rim: [0.02, 0.02, 0.02],
      above: 99,
      speckle: 0.4,
      chips: 0.7,
    }),
  );
  const K = place()
    .scale(1.5)
    .turnY(2.75)
    .move(SX, T + 11.6, SZ);
  scene.mesh(
    lathe(
      curve(
        [
          [0, 0],
          [3.6, 0],
          [4.2, 0.9],
          [4.1, 2.8],
          [3.1, 4.6],
          [1.9, 5.3],
          [1.8, 5.6],
          [0.6, 6],
          [0.4, 6.4],
          [0.7, 6.9],
          [0, 7.2],
        ],
        60,
      ),
      60,
    ),
    iron,
    K,
  );
  scene.mesh(
    tube(
      curve(
        [
          [3.6, 1.6, 0],
          [5.2, 2.6, 0],
          [5.8, 4.4, 0],
          [6.6, 5, 0],
        ],
        16,
      ),
      (t) => 0.85 - 0.45 * t,
      12,
    ),
    iron,
    K,
  );
  scene.mesh(
    tube(
      curve(
        [
          [-3.2, 4.4, 0],
          [-3, 8.2, 0],
          [0, 9.6, 0],
          [3, 8.2, 0],
          [3.2, 4.4, 0],
        ],
        24,
      ),
      0.3,
      8,
    ),
    iron,
    K,
  );

  // Bananas from the beam, cups on hooks, a lantern.
  const banana = near(
    kit.plain([0.62, 0.44, 0.06], { rough: 0.45, vary: 0.4, scale: 0.4, depth: 0.2 }),
  );
  const stalk = near(kit.plain([0.2, 0.2, 0.06], { rough: 0.7 }));
  scene.strand(
    [
      [-47, 85, 14],
      [-47, 59, 14],
    ],
    0.6,
    stalk,
  );
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.283 + row * 0.5;
      const y = 76 - row * 4.2;
      const c = Math.cos(a);
      const d = Math.sin(a);
      scene.mesh(
        tube(
          curve(
            [
              [-47 + c, y, 14 + d],
              [-47 + 2.6 * c, y - 0.4, 14 + 2.6 * d],
              [-47 + 3.8 * c, y + 2, 14 + 3.8 * d],
              [-47 + 3.7 * c, y + 4.4, 14 + 3.7 * d],
            ],
            12,
          ),
          (t) => 0.85 * Math.sin(Math.PI * Math.min(1, 0.16 + 0.8 * t)) ** 0.5,
          8,
        ),
        banana,
      );
    }
  for (let i = 0; i < 5; i++) {
    const x = 20 + i * 7.4;
    scene.strand(
      curve(
        [
          [x, 84, 12],
          [x, 80.4, 12.4],
          [x + 0.7, 79.4, 12.6],
        ],
        6,
      ),
      0.16,
      wood.lash,
    );
    scene.mesh(
      lathe(
        kit.dish(
          [
            [0, 0],
            [1.5, 0],
            [1.8, 0.3],
            [1.9, 3.6],
          ],
          0.14,
          20,
        ),
        40,
      ),
      cup,
      place()
        .move(0, -1.8, 0)
        .turnX(2.7 + scene.between(-0.2, 0.2))
        .turnY(scene.between(-0.4, 0.4))
        .move(x, 77, 13.4),
    );
  }
  // The string of bulbs.
  const bulb = scene.material({
    shade(s) {
      s.color([0.9, 0.7, 0.4]);
      s.er = 4.2;
      s.eg = 2.4;
      s.eb = 0.85;
    },
  });
  const wire = curve(
    [[-64, 82, 28], ...bulbs.map(([x, y, z]) => [x, y + 3.4, z]), [64, 82, 28]],
    90,
  );
  scene.strand(wire, 0.18, wood.lash);
  for (const [x, y, z] of bulbs) {
    scene.capsule([x, y + 3.2, z], [x, y + 1.6, z], 0.6, wood.lash);
    scene.ellipsoid([x, y, z], [1.35, 1.75, 1.35], axes(), bulb);
  }
  scene.strand(
    [
      [8, 104, -16],
      [8, 78, -16],
    ],
    0.14,
    wood.lash,
  );
  scene.mesh(
    lathe(
      [
        [5, 0],
        [3, 2],
        [0.6, 3],
        [0, 3],
      ],
      40,
    ),
    near(kit.enamel({ color: [0.03, 0.15, 0.17], rim: [0.6, 0.58, 0.5], from: 4.8, chips: 0.4 })),
    place().move(8, 75.4, -16),
  );
  scene.ellipsoid([8, 74.4, -16], [1.5, 1.9, 1.5], axes(), bulb);

  // A bench and a stool before it.
  scene.mesh(box(43, 1, 5.4, 0.5, 8), top, place().turnY(-0.03).move(-14, 17.4, 41));
  for (const x of [-49, 21])
    for (const z of [37.6, 44.4])
      scene.capsule([x, 16.6, z], [x + (x < 0 ? -2 : 2), 0, z + (z > 40 ? 1.4 : -1.4)], 1.3, post);
  scene.capsule([-49.6, 7, 41], [21.6, 7, 41], 0.9, post);
  scene.mesh(
    lathe(
      curve(
        [
          [0, 0],
          [6.4, 0],
          [7, 0.7],
          [6.8, 1.8],
          [0, 1.9],
        ],
        24,
      ),
      60,
    ),
    top,
    place().move(45, 16.4, 42),
  );
  for (let i = 0; i < 3; i++) {
    const a = i * 2.094 + 0.4;
    scene.capsule(
      [45 + 3.6 * Math.cos(a), 16.4, 42 + 3.6 * Math.sin(a)],
      [45 + 6.4 * Math.cos(a), 0, 42 + 6.4 * Math.sin(a)],
      0.95,
      post,
    );
  }
  const cushion = near(
    kit.cloth({
      color: [0.42, 0.15, 0.06],
      stripe: [0.66, 0.5, 0.28],
      every: 5,
      wide: 0.16,
      threads: 3,
    }),
  );
  scene.mesh(box(8, 1.1, 4.8, 1, 10), cushion, place().turnY(0.05).move(-30, 19.4, 41));

  // On the lake behind: a boat at its pole.
  boat(scene, place().turnY(0.3).move(4, -14, -420), {
    length: 170,
    beam: 18,
    paint: { body: [0.02, 0.1, 0.13], band: [0.5, 0.42, 0.3], level: -14 },
    roof: {
      height: 38,
      colors: [
        [0.03, 0.2, 0.24],
        [0.6, 0.56, 0.48],
      ],
    },
  });
  boat(scene, place().turnY(-0.5).move(-130, -14, -330), {
    length: 150,
    beam: 17,
    paint: { body: [0.3, 0.07, 0.03], band: [0.5, 0.42, 0.3], level: -14 },
  });

  const sky = heaven({
    sun,
    top: [0.035, 0.085, 0.2],
    middle: [0.16, 0.22, 0.36],
    low: [1.05, 0.56, 0.3],
    away: [0.4, 0.34, 0.4],
    glow: [0.5, 0.24, 0.08],
    tight: 4,
  });
  const backdrop = shore(camera, [800, 600], {
    sky,
    sun,
    clouds: {
      cover: 0.02,
      soft: 0.36,
      stretch: 5,
      size: 0.5,
      strength: 0.6,
      seed: 5,
      from: 0.12,
      until: 0.7,
      shade: [0.2, 0.19, 0.27],
      light: [1, 0.5, 0.3],
    },
    hills: [
      {
        rise: 0.1,
        rough: 2.4,
        seed: 91,
        color: [0.15, 0.16, 0.24],
        foot: [0.4, 0.29, 0.28],
        relief: 0.12,
        veil: [0.2, 0.08, 0.02],
      },
      {
        rise: 0.06,
        rough: 3.4,
        seed: 96,
        color: [0.06, 0.07, 0.11],
        foot: [0.24, 0.18, 0.19],
        relief: 0.2,
        veil: [0.1, 0.04, 0.01],
      },
      {
        rise: 0.024,
        rough: 6,
        seed: 99,
        color: [0.022, 0.026, 0.036],
        foot: [0.09, 0.075, 0.085],
        relief: 0.3,
        trees: 0.004,
      },
    ],
    mist: { height: 0.012, strength: 0.55, torn: 1.2, color: [0.42, 0.33, 0.34], glow: 0.8 },
  });
  return {
    scene,
    camera,
    sun: { direction: sun, color: [1.5, 0.75, 0.34], spread: 0.03 },
    sky,
    backdrop,
    steam: [
      {
        x: 0.7,
        y: 0.41,
        height: 0.2,
        width: 0.045,
        strength: 0.6,
        seed: 7,
        color: [0.9, 0.72, 0.52],
      },
    ],
    look: {
      key: 0.56,
      at: 0.93,
      vignette: 0.3,
      contrast: 1.4,
      saturation: 1.12,
      grain: 0.02,
      bloom: 0.06,
      warm: 0.02,
    },
  };
}
