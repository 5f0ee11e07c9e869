import { basket, bambooStrip } from '../lib/harvest.mjs';
import * as kit from '../lib/kit.mjs';
import { landPlate } from '../lib/land.mjs';
import { dapple, skyOf, sunAt } from '../lib/light.mjs';
import { fbm3, noise3, smooth } from '../lib/noise.mjs';
import { orchard } from '../lib/orchard.mjs';
import { teapot } from '../lib/pantry.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, lathe, place, sheet } from '../lib/shapes.mjs';
import { meadow, plain, turf } from '../lib/terrain.mjs';

/** A rug with a late breakfast on it, in the shade between two orange trees. */
export const size = [1280, 960];
export const scale = 1;

export function picture() {
  const scene = new Scene(631);
  const sun = sunAt(48, 46);
  const floor = (x, z) => fbm3(x * 0.02, 1, z * 0.02, 3) * 3 * smooth(40, 110, Math.abs(z)) - 0.6;
  const { tree, materials } = orchard(scene, floor);
  plain(scene, floor, scene.material(turf({ green: [0.055, 0.12, 0.02] })), {
    near: 90,
    far: 420,
    width: 190,
    spread: 700,
    nu: 90,
    nv: 110,
  });
  // The rug lies a little turned.
  const turned = 0.24;
  const W = 78;
  const D = 52;
  const onRug = (x, z) => {
    const c = Math.cos(turned);
    const s = Math.sin(turned);
    return Math.abs(x * c - z * s) < W / 2 + 0.5 && Math.abs(x * s + z * c) < D / 2 + 0.5;
  };
  const blade = scene.material(
    kit.plain([0.1, 0.22, 0.03], { rough: 0.5, vary: 0.45, scale: 0.3, through: 0.5 }),
  );
  meadow(scene, blade, floor, {
    count: 16000,
    at: () => {
      const z = 70 - scene.random() ** 1.25 * 170;
      const x = scene.between(-1, 1) * (52 + (70 - z) * 0.6);
      if (onRug(x, z) || noise3(x * 0.05, 3, z * 0.05) < -0.5) return null;
      return [x, z];
    },
    length: [1.6, 4.4],
    width: 0.4,
  });
  scene.mesh(
    sheet(
      90,
      60,
      (u, v) => {
        const x = (u - 0.5) * W;
        const z = (v - 0.5) * D;
        const corner = smooth(0.3, 0.5, Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)));
        return [
          x,
          0.55 + 0.8 * fbm3(x * 0.06, 2, z * 0.06, 3) * corner + 0.1 * noise3(x * 0.4, 1, z * 0.4),
          z,
        ];
      },
      (u, v) => [(u - 0.5) * W, 0, (v - 0.5) * D],
    ),
    scene.material(
      kit.cloth({
        color: [0.68, 0.6, 0.46],
        stripe: [0.46, 0.09, 0.035],
        every: 7,
        wide: 0.2,
        threads: 3,
      }),
    ),
    place().turnY(turned),
  );
  // The basket it all came in.
  basket(scene, [-20, 0.6, -10], {
    radius: 11.5,
    height: 10,
    staves: 27,
    bands: 10,
    material: scene.material(bambooStrip({ color: [0.42, 0.25, 0.09], dark: [0.18, 0.085, 0.03] })),
  });
  scene.mesh(
    kit.clothSheet({ length: 24, width: 20, seed: 4, folds: 2.4 }),
    scene.material(
      kit.cloth({ color: [0.62, 0.56, 0.44], stripe: [0.06, 0.16, 0.2], every: 3.4, threads: 5 }),
    ),
    place().turnZ(0.1).turnY(0.6).move(-19, 10, -9),
  );
  // Tea, with two cups.
  const clay = scene.material(
    kit.pottery({ color: [0.34, 0.13, 0.055], second: [0.15, 0.055, 0.03], glaze: 0.3 }),
  );
  const pot = place().scale(0.95).turnY(2.7).move(4, 0.7, -8);
  teapot(scene, clay, pot);
  const enamel = scene.material(
    kit.enamel({ color: [0.82, 0.8, 0.75], rim: [0.02, 0.05, 0.18], above: 5.5, chips: 0.4 }),
  );
  const tea = scene.material(kit.plain([0.22, 0.07, 0.012], { rough: 0.05 }));
  for (const [x, z, t] of [
    [-3, 8, 2.8],
    [16, 4, 0.5],
  ]) {
    scene.mesh(
      lathe(
        kit.dish(
          [
            [0, 0],
            [2.6, 0],
            [3.1, 0.4],
            [3.2, 3],
            [3.3, 5.8],
          ],
          0.2,
          40,
        ),
        70,
      ),
      enamel,
      place().move(x, 0.75, z),
    );
    scene.mesh(
      kit.handle(3.2, 1.4, 4.7, 1.8, 0.32, 1.4),
      enamel,
      place().turnY(t).move(x, 0.75, z),
    );
    scene.mesh(
      lathe(
        [
          [3.05, 4.7],
          [0, 4.68],
        ],
        50,
      ),
      tea,
      place().move(x, 0.75, z),
    );
  }
  // A bowl of oranges, fried bananas on a leaf, a board with half an orange.
  const bowl = (x, z, r, material) =>
    scene.mesh(
      lathe(
        kit.dish(
          [
            [0, 0],
            [r * 0.45, 0],
            [r * 0.78, r * 0.16],
            [r, r * 0.42],
          ],
          0.35,
          40,
        ),
        90,
      ),
      material,
      place().move(x, 0.7, z),
    );
  bowl(
    24,
    -10,
    10,
    scene.material(
      kit.pottery({ color: [0.1, 0.15, 0.15], second: [0.045, 0.07, 0.07], glaze: 0.9 }),
    ),
  );
  const { skin, stalk, green } = materials;
  for (const [x, y, z] of [
    [20.6, 4.2, -12],
    [26.8, 4.3, -12.4],
    [23.8, 4.2, -6.6],
    [24, 8.3, -10.2],
    [29.4, 4.6, -7],
  ])
    kit.orange(scene, [x, y, z], 3.1, { skin, stalk, tilt: place().turnX(x).turnZ(z) });
  scene.mesh(
    box(11, 0.5, 6.4, 0.4, 8),
    scene.material(kit.wood({ dark: [0.14, 0.06, 0.025], light: [0.42, 0.22, 0.1] })),
    place().turnY(-0.25).move(-20, 1.3, 12),
  );
  const flesh = scene.material(kit.pulp({}));
  kit.halfOrange(scene, [-24, 3.6, 11], 3, [0.35, 0.75, 0.6], { skin, flesh });
  kit.halfOrange(scene, [-17.2, 3.5, 14.6], 3, [-0.3, 0.6, 0.8], { skin, flesh });
  kit.orange(scene, [-16.5, 4.7, 8.4], 3, { skin, stalk, tilt: place().turnX(0.3) });
  bowl(
    6,
    15,
    9.4,
    scene.material(
      kit.enamel({ color: [0.8, 0.78, 0.72], rim: [0.02, 0.05, 0.18], from: 8.9, chips: 0.4 }),
    ),
  );
  const crust = scene.material(kit.batter({ scale: 0.7 }));
  for (let i = 0; i < 7; i++)
    scene.mesh(
      kit.fritter([4.2, 1.3, 1.7], i * 3 + 2, 4),
      crust,
      place()
        .turnY(i * 0.9 + 0.2)
        .move(
          6 + 2.6 * Math.cos(i * 2.1),
          3 + (i > 4 ? 2 : 0.2) + 0.1 * i,
          15 + 2.6 * Math.sin(i * 2.1),
        ),
    );
  for (let i = 0; i < 10; i++)
    scene.mesh(
      kit.leaf({ length: 4, width: 1.8, fold: 0.3, bend: 0.2, steps: 10, across: 6 }),
      green,
      place()
        .turnY(scene.random() * 6.3)
        .move(scene.between(-30, 30), 1.1, scene.between(-16, 20)),
    );
  let n = 0;
  for (const [x, z, s] of [
    [-74, -44, 1.3],
    [70, -58, 1.35],
    [-40, -112, 1.2],
    [28, -138, 1.2],
    [112, -130, 1.25],
    [-112, -150, 1.2],
    [-10, -220, 1.2],
    [66, -220, 1.2],
  ])
    tree(x, z, s, n < 2 ? 1500 : 800, 60, 40 + n++);
  return {
    scene,
    camera: { from: [5, 62, 94], to: [3.5, 5.5, -11], angle: 38, aperture: 0.55, focus: 108 },
    sun: {
      direction: sun,
      color: [9.8, 8, 5.6],
      spread: 0.03,
      gobo: dapple(sun, { size: 24, cover: 0.34, seed: 9, dark: 0.12 }),
    },
    sky: skyOf({
      sun,
      zenith: [0.4, 0.53, 0.66],
      horizon: [0.8, 0.86, 0.66],
      ground: [0.11, 0.16, 0.05],
      glow: [1.6, 1.4, 0.9],
      leaves: 0.3,
    }),
    backdrop: landPlate(
      240,
      180,
      { eye: [0, 1.3, -1], pitch: -0.35, angle: 38, sun: { azimuth: 60, height: 30 }, seed: 5 },
      0.006,
    ),
    haze: { density: 0.0004, color: [0.6, 0.66, 0.45], glow: 0.6 },
    look: { key: 0.72, at: 0.93, vignette: 0.3, contrast: 1.9, saturation: 1.18 },
  };
}
