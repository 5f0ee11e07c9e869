import { beside } from '../lib/fire.mjs';
import * as kit from '../lib/kit.mjs';
import { sunAt } from '../lib/light.mjs';
import { fbm3, hash, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, curve, lathe, place } from '../lib/shapes.mjs';
import { meadow, plain, stones, turf } from '../lib/terrain.mjs';
import { boat, both, rope } from './parts/boat.mjs';
import { campfire, dome } from './parts/camp.mjs';
import { basin, heaven, shore, water } from './parts/lake.mjs';
import { reeds } from './parts/plants.mjs';

/** Dusk: two lit tents on the grass, a fire, the first stars over the water. One unit is 4 cm. */
export const size = [1920, 1080];
export const scale = 0.8;
export const samples = 8;

export function picture() {
  const scene = new Scene(831);
  const sun = sunAt(24, -3);
  const moon = sunAt(120, 40);
  const eye = [0, 40, 150];
  const camera = { from: eye, to: [0, 40 - 5.2, 50], angle: 38, aperture: 0, focus: 160 };
  const FIRE = [16, 1.2, 24];
  const A = [-60, -40];
  const B = [84, -34];
  const lights = [
    { at: [FIRE[0], 10, FIRE[2]], color: [5, 2, 0.5], reach: 19 },
    { at: [A[0] + 10, 9, A[1] + 34], color: [1.3, 0.72, 0.26], reach: 20 },
    { at: [B[0] - 14, 9, B[1] + 32], color: [1.3, 0.72, 0.26], reach: 20 },
  ];
  const coat = (m) => beside(m, lights);
  const near = (m) => scene.material(coat(m));
  // Where the grass ends and the water begins.
  const bank = (x) => -92 - 0.1 * x + 14 * noise3(x * 0.012, 2, 1) + 5 * noise3(x * 0.05, 4, 1);
  const floor = (x, z) =>
    1.6 * smooth(bank(x) - 6, bank(x) + 16, z) * 2.4 -
    2.8 -
    12 * smooth(bank(x), bank(x) - 40, z) +
    fbm3(x * 0.02, 1, z * 0.02, 4) * 2.4 +
    fbm3(x * 0.14, 2, z * 0.14, 3) * 0.6 +
    5 * smooth(60, 130, z) * smooth(-20, -90, x);
  plain(
    scene,
    floor,
    near(
      turf({
        green: [0.055, 0.095, 0.022],
        dry: [0.14, 0.14, 0.045],
        earth: [0.12, 0.085, 0.05],
        path: (s) => smooth(15, 8, Math.hypot(s.x - FIRE[0], s.z - FIRE[2])),
      }),
    ),
    {
      near: 140,
      far: 150,
      width: 240,
      spread: 420,
      nu: 150,
      nv: 130,
    },
  );
  meadow(
    scene,
    near(kit.plain([0.13, 0.18, 0.045], { rough: 0.6, vary: 0.4, scale: 0.2, through: 0.45 })),
    floor,
    {
      count: 26000,
      at: () => {
        const z = 122 - scene.random() ** 1.15 * 222;
        const x = scene.between(-1, 1) * (40 + (150 - z) * 0.66);
        if (Math.hypot(x - FIRE[0], z - FIRE[2]) < 12) return null;
        if (Math.hypot(x - A[0], z - A[1]) < 30 || Math.hypot(x - B[0], z - B[1]) < 29) return null;
        return floor(x, z) > -0.4 ? [x, z] : null;
      },
      length: [1.8, 5.4],
      width: 0.34,
    },
  );
  basin(scene, near(water({ deep: [0.006, 0.01, 0.014], ripple: 0.016, size: 0.9, wind: 0.7 })));
  dome(
    scene,
    place()
      .turnY(0.36)
      .move(A[0], floor(...A) - 0.4, A[1]),
    {
      radius: 29,
      height: 30,
      color: [0.85, 0.4, 0.08],
      accent: [0.3, 0.08, 0.03],
      coat: (m) => beside(m, lights.slice(0, 1)),
    },
  );
  dome(
    scene,
    place()
      .turnY(-0.42)
      .move(B[0], floor(...B) - 0.4, B[1]),
    {
      radius: 28,
      height: 28,
      color: [0.1, 0.42, 0.44],
      accent: [0.03, 0.1, 0.12],
      lit: 1,
      coat: (m) => beside(m, lights.slice(0, 1)),
    },
  );
  campfire(scene, FIRE, { k: 0.95, coat });
  stones(scene, near(kit.basalt({ dust: [0.2, 0.18, 0.15] })), floor, {
    count: 15,
    at: (i) => [FIRE[0] + 11 * Math.cos(i * 0.42), FIRE[2] + 11 * Math.sin(i * 0.42)],
    size: [1.7, 2.6],
  });
  // Two logs to sit on, a kettle and mugs beside the fire.
  const bark = near(
    kit.plain([0.17, 0.12, 0.08], { rough: 0.9, vary: 0.4, scale: 0.3, bump: 0.5, grain: 0.8 }),
  );
  const sawn = near(kit.plain([0.42, 0.29, 0.17], { rough: 0.8, vary: 0.2, scale: 1 }));
  for (const [x, z, t, l] of [
    [-14, 34, 1.15, 15],
    [46, 34, -0.9, 15],
  ]) {
    const c = Math.cos(t);
    const s = Math.sin(t);
    const y = floor(x, z) + 2.4;
    scene.capsule([x - c * l, y, z - s * l], [x + c * l, y, z + s * l], 2.9, bark);
    for (const k of [-1, 1])
      scene.ellipsoid(
        [x + k * c * (l + 2), y, z + k * s * (l + 2)],
        [2.7, 2.7, 1.1],
        [
          [-s, 0, c],
          [0, 1, 0],
          [c, 0, s],
        ],
        sawn,
      );
  }
  const pot = near(
    kit.enamel({
      color: [0.03, 0.12, 0.16],
      rim: [0.02, 0.02, 0.02],
      above: 9,
      speckle: 0.6,
      chips: 0.6,
    }),
  );
  const py = floor(0, 45);
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [3.6, 0],
          [4, 1.4],
          [3.8, 4.4],
          [2.6, 6],
          [2.5, 6.6],
        ],
        0.25,
        30,
      ),
      50,
    ),
    pot,
    place().move(0, py, 45),
  );
  scene.mesh(
    lathe(
      [
        [2.7, 0],
        [1.6, 0.9],
        [0.4, 1.3],
        [0.5, 2],
        [0, 2.1],
      ],
      30,
    ),
    pot,
    place().move(0, py + 6.4, 45),
  );
  scene.strand(
    curve(
      [
        [3.6, py + 2.4, 45],
        [5.6, py + 4, 45],
        [6.4, py + 6.2, 45],
      ],
      8,
    ),
    0.55,
    pot,
  );
  scene.strand(
    curve(
      [
        [-2.9, py + 5.6, 45],
        [-2, py + 10.4, 45],
        [2, py + 10.4, 45],
        [2.9, py + 5.6, 45],
      ],
      14,
    ),
    0.3,
    pot,
  );

  // A boat drawn to the bank, reeds beside it.
  const at = both(place().turnZ(0.03).turnX(-0.05), place().turnY(0.5).move(8, 1.2, -118));
  const made = boat(scene, at, {
    length: 118,
    beam: 13,
    coat,
    paint: { body: [0.03, 0.14, 0.18], band: [0.6, 0.54, 0.42], edge: [0.42, 0.1, 0.03] },
    oar: true,
  });
  rope(
    scene,
    made.bow,
    [72, 0.5, -96],
    1.5,
    near(kit.plain([0.4, 0.34, 0.24], { rough: 0.9 })),
    0.3,
  );
  scene.capsule([72, -3, -96], [72.5, 7, -96], 1, bark);
  const rushes = (count, at, length) =>
    reeds(scene, { count, coat, length, at, floor: (x, z) => Math.max(-2, floor(x, z)) });
  rushes(
    240,
    () => {
      const x = 122 + scene.random() * 110;
      return [x, bank(x) - 8 + scene.random() * 24];
    },
    [18, 42],
  );
  rushes(
    170,
    () => {
      const x = -130 - scene.random() * 110;
      return [x, bank(x) - 8 + scene.random() * 24];
    },
    [16, 38],
  );
  rushes(
    40,
    () => {
      const x = -34 - scene.random() * 30;
      return [x, bank(x) - 10 + scene.random() * 14];
    },
    [10, 20],
  );
  // Small lights strung between two poles, over the way to the water.
  const bulb = scene.material({
    shade(s) {
      s.color([0.9, 0.7, 0.4]);
      s.er = 5.5;
      s.eg = 3;
      s.eb = 1;
    },
  });
  const pole = near(kit.plain([0.3, 0.22, 0.12], { rough: 0.6 }));
  const p1 = [-22, floor(-22, -46) + 42, -46];
  const p2 = [58, floor(58, -66) + 44, -66];
  for (const [x, y, z] of [p1, p2])
    scene.strand(
      [
        [x, -2, z],
        [x, y + 2, z],
      ],
      0.8,
      pole,
    );
  const wire = [];
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    wire.push(p1.map((v, k) => v + (p2[k] - v) * t - (k === 1 ? 30 * t * (1 - t) : 0)));
  }
  scene.strand(wire, 0.14, pole);
  for (let i = 3; i < 40; i += 4)
    scene.ellipsoid(
      [wire[i][0], wire[i][1] - 1.2, wire[i][2]],
      [0.72, 0.95, 0.72],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      bulb,
    );
  // A board to the water's edge.
  const plank = near(kit.wood({ dark: [0.1, 0.07, 0.045], light: [0.3, 0.22, 0.14], rough: 0.6 }));
  for (let i = 0; i < 7; i++)
    scene.mesh(
      box(9, 0.5, 2.2, 0.3, 5),
      plank,
      place()
        .turnY(0.1 + scene.between(-0.05, 0.05))
        .move(24 - i * 0.7, 1.4 + 0.1 * i, -84 - i * 5.2),
    );

  const sky = heaven({
    sun,
    top: [0.012, 0.03, 0.09],
    middle: [0.05, 0.08, 0.18],
    low: [0.7, 0.31, 0.14],
    away: [0.17, 0.14, 0.2],
    glow: [0.3, 0.12, 0.04],
    tight: 5,
  });
  const backdrop = shore(camera, [1600, 900], {
    sky,
    sun,
    clouds: {
      cover: 0.06,
      soft: 0.4,
      stretch: 6,
      size: 0.5,
      strength: 0.6,
      seed: 3,
      from: 0.1,
      until: 0.5,
      shade: [0.13, 0.12, 0.19],
      light: [0.85, 0.36, 0.22],
    },
    stars(a, e, c) {
      if (e < 0.05) return;
      const x = a * 300;
      const y = Math.atan(e) * 300;
      const i = Math.floor(x);
      const j = Math.floor(y);
      const key = i * 7919 + j * 104729;
      const h = hash(key);
      if (h > 0.04) return;
      const d = Math.hypot(x - i - 0.2 - 0.6 * hash(key + 1), y - j - 0.2 - 0.6 * hash(key + 2));
      const k =
        (0.25 + 2.6 * hash(key + 3) ** 6) * smooth(0.26, 0.08, d) * smooth(0.05, 0.26, e) * 0.9;
      const warm = hash(key + 4);
      c[0] += k * (0.8 + 0.3 * warm);
      c[1] += k * 0.92;
      c[2] += k * (1.15 - 0.3 * warm);
    },
    hills: [
      {
        rise: 0.06,
        rough: 2.4,
        seed: 41,
        color: [0.1, 0.09, 0.15],
        foot: [0.22, 0.16, 0.19],
        relief: 0.1,
        veil: [0.16, 0.06, 0.02],
      },
      {
        rise: 0.038,
        rough: 3.6,
        seed: 44,
        color: [0.045, 0.045, 0.08],
        foot: [0.11, 0.09, 0.12],
        relief: 0.15,
        veil: [0.06, 0.02, 0],
      },
      {
        rise: 0.015,
        rough: 6,
        seed: 49,
        color: [0.014, 0.017, 0.028],
        foot: [0.04, 0.038, 0.055],
        relief: 0.2,
        trees: 0.003,
      },
    ],
    mist: { height: 0.007, strength: 0.35, torn: 1.4, color: [0.2, 0.16, 0.2], glow: 0.8 },
    paint(a, e, c) {
      // Windows of a village across the bay.
      if (e < 0.001 || e > 0.008) return;
      const i = Math.floor(a * 240);
      const j = Math.floor(e * 500);
      if (hash(i * 31 + j * 977) > 0.07 || noise3(a * 5, 3, 1) < 0) return;
      const d = Math.hypot(a * 240 - i - 0.5, (e * 500 - j - 0.5) * 0.48);
      const k = smooth(0.3, 0.1, d);
      c[0] += 1.7 * k;
      c[1] += 0.95 * k;
      c[2] += 0.35 * k;
    },
  });
  return {
    scene,
    camera,
    sun: { direction: moon, color: [0.13, 0.16, 0.26], spread: 0.05 },
    sky,
    backdrop,
    clean: 0.9,
    look: {
      exposure: 1.4,
      vignette: 0.28,
      contrast: 1.25,
      saturation: 1.16,
      grain: 0.022,
      bloom: 0.14,
      warm: 0.02,
    },
  };
}
