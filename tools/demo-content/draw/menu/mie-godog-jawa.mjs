import { dapple, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, blob, lathe, place, sheet } from '../lib/shapes.mjs';

/** Noodles in broth in a clay bowl, seen from above on dark stone. */
export function picture() {
  const scene = new Scene(101);
  const sun = sunAt(-50, 36);
  const stone = scene.material(
    kit.basalt({ tone: [0.04, 0.038, 0.038], dust: [0.12, 0.11, 0.1], scale: 0.6 }),
  );
  scene.mesh(
    sheet(120, 100, (u, v) => [(u - 0.5) * 100, fbm3(u * 20, 0, v * 16, 5) * 0.5, (v - 0.5) * 80]),
    stone,
  );
  const weave = scene.material(
    kit.cloth({
      color: [0.3, 0.13, 0.05],
      stripe: [0.55, 0.4, 0.2],
      every: 4,
      wide: 0.14,
      threads: 6,
    }),
  );
  scene.mesh(
    kit.clothSheet({ length: 34, width: 26, seed: 8, folds: 0.8 }),
    weave,
    place().turnY(-0.5).move(3, 0.5, 2),
  );
  const clay = scene.material(
    kit.pottery({
      color: [0.17, 0.075, 0.04],
      second: [0.06, 0.03, 0.02],
      glaze: 0.65,
      line: {
        color: [0.42, 0.28, 0.13],
        at: (s) => smooth(6.6, 6.8, s.ly + 0.2 * noise3(s.lx, 0, s.lz)) * 0.8,
      },
    }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [4.8, 0],
          [5.4, 0.6],
          [8.6, 2.4],
          [10.8, 5],
          [11.6, 7.4],
        ],
        0.42,
        70,
      ),
      130,
    ),
    clay,
    place().move(0, 0.6, 0),
  );
  const L = 6.1;
  scene.mesh(
    lathe(
      [
        [10.9, L + 0.06],
        [10.4, L],
        [5, L],
        [0, L],
      ],
      100,
    ),
    scene.material(
      pantry.broth({ color: [0.4, 0.19, 0.04], deep: [0.24, 0.095, 0.018], amount: 0.8 }),
    ),
  );
  const bed = (x, z) =>
    L -
    0.75 +
    1.9 * Math.exp(-((x + 1) ** 2 + (z + 0.8) ** 2) / 34) +
    0.4 * fbm3(x * 0.3, 0, z * 0.3, 2);
  const tones = [
    [0.78, 0.52, 0.17],
    [0.72, 0.44, 0.12],
    [0.84, 0.6, 0.24],
  ].map((c) => scene.material(kit.plain(c, { rough: 0.22, depth: 0.2, vary: 0.08 })));
  pantry.noodles(scene, {
    count: 150,
    radius: 0.24,
    bed,
    reach: 7.2,
    materials: tones,
    lift: 0.7,
    bound: 10.3,
  });
  // Cabbage and greens.
  const cabbage = scene.material({
    shade(s) {
      s.color([0.66, 0.74, 0.36], 1 + 0.25 * fbm3(s.lx * 2, 0, s.lz * 4, 3));
      s.blend([0.85, 0.86, 0.68], smooth(0.25, 0.05, Math.abs(s.lz)) * 0.8);
      s.blend([0.34, 0.5, 0.12], smooth(0.6, 1, Math.abs(s.lz)) * 0.7);
      s.rough = 0.24;
      s.through = 0.35;
    },
  });
  const dark = scene.material(
    kit.leafGreen({ color: [0.03, 0.12, 0.02], light: [0.09, 0.24, 0.04], rough: 0.2 }),
  );
  for (const [x, z, t, l, w, m] of [
    [4.6, -5.4, 0.4, 5.4, 3.6, cabbage],
    [6.6, -3, 1.2, 5, 3.2, cabbage],
    [2.4, -7.2, -0.2, 4.6, 3, cabbage],
    [7.6, -0.6, 1.9, 4.8, 2.6, dark],
    [-6.4, 5.2, 0.9, 4.4, 2.2, dark],
    [-7.6, 2.9, 2.2, 4.6, 2.4, cabbage],
    [6.2, 3.4, 2.6, 4.2, 2.2, dark],
  ])
    scene.mesh(
      kit.leaf({ length: l, width: w, fold: 0.45, bend: 0.05, wave: 0.22, steps: 24, across: 12 }),
      m,
      place()
        .move(-l / 2, 0, 0)
        .turnX(0.25)
        .turnZ(0.18)
        .turnY(t)
        .move(x, bed(x, z) + 0.95, z),
    );
  pantry.shreds(
    scene,
    46,
    () => {
      const [x, z] = kit.inCircle(scene, 2.9);
      return [x - 3.4, z - 3.6];
    },
    0.22,
    scene.material(pantry.meat()),
  );
  const white = scene.material(pantry.eggWhite());
  const yolk = scene.material(pantry.eggYolk(0.6));
  pantry.eggHalf(scene, [3.9, L + 2.0, 3.4], 2.5, 0.7, [0.3, 0.06], { white, yolk });
  pantry.eggHalf(scene, [-1.0, L + 1.9, 5.6], 2.4, -0.25, [0.38, -0.08], { white, yolk });
  const tomato = scene.material(
    kit.plain([0.62, 0.05, 0.015], { rough: 0.14, vary: 0.15, depth: 0.3 }),
  );
  for (const [x, z, t] of [
    [-6.9, -1.2, 0.4],
    [-5.8, -0.2, 1.1],
  ])
    scene.mesh(
      blob(4, (d) => [d[0] * 1.9, d[1] * 0.75, d[2] * 0.95 * (1 - 0.3 * d[0] * d[0])]),
      tomato,
      place()
        .turnX(0.5)
        .turnY(t)
        .move(x, L + 1, z),
    );
  const green = scene.material(
    kit.plain([0.22, 0.42, 0.06], { rough: 0.24, vary: 0.3, through: 0.2 }),
  );
  const pale = scene.material(
    kit.plain([0.6, 0.68, 0.36], { rough: 0.24, vary: 0.2, through: 0.2 }),
  );
  const inBowl = () => kit.inCircle(scene, 8.2);
  pantry.rings(scene, 54, inBowl, 0.08, green, { below: L + 1.75 });
  pantry.rings(scene, 30, inBowl, 0.08, pale, { below: L + 1.75 });
  const fried = scene.material(
    kit.batter({ pale: [0.5, 0.22, 0.05], brown: [0.28, 0.08, 0.015], scale: 2.5 }),
  );
  const s = pantry.surface(scene);
  for (let i = 0; i < 110; i++) {
    const [x, z] = kit.inCircle(scene, 4);
    scene.ellipsoid(
      [x - 0.5, s.at(x - 0.5, z - 0.6) + 0.1, z - 0.6],
      [scene.between(0.25, 0.5), 0.07, scene.between(0.12, 0.24)],
      axes(
        place()
          .turnX(scene.between(-0.5, 0.5))
          .turnY(scene.random() * 6.3)
          .turnZ(scene.between(-0.5, 0.5)),
      ),
      fried,
    );
  }
  const red = scene.material(kit.plain([0.58, 0.02, 0.008], { rough: 0.16 }));
  const stalk = scene.material(kit.plain([0.14, 0.3, 0.04]));
  pantry.rings(scene, 16, inBowl, 0.1, red, { size: [0.16, 0.26], thick: 0.08 });
  for (const [x, z, a] of [
    [15.5, 7.2, 0.4],
    [16.6, 9.4, 0.7],
    [14.2, 9.8, 0.1],
  ]) {
    const c = Math.cos(a);
    const q = Math.sin(a);
    pantry.chilli(
      scene,
      [
        [x, 1.5, z],
        [x - 2.2 * c, 1.45, z + 2.2 * q + 0.4],
        [x - 4.4 * c, 1.4, z + 4.4 * q],
      ],
      0.62,
      red,
      stalk,
    );
  }
  const steel = scene.material(pantry.steel());
  pantry.spoon(scene, [19.5, 2.2, -8.5], [9.3, L + 1.3, -2.6], 1.05, steel);
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [2.4, 0],
          [4, 0.8],
          [4.6, 2.2],
        ],
        0.3,
        40,
      ),
      80,
    ),
    clay,
    place().move(-15.5, 0.4, -9),
  );
  scene.mesh(
    blob(4, (d) => [d[0] * 3.9, 0.7 * d[1] + 0.3 * fbm3(d[0] * 5, 1, d[2] * 5, 3), d[2] * 3.9]),
    fried,
    place().move(-15.5, 1.9, -9),
  );
  return {
    scene,
    camera: { from: [1, 38, 26], to: [0, 4.4, 0.4], angle: 35, aperture: 0.75, focus: 41 },
    sun: {
      direction: sun,
      color: [8.4, 6, 3.9],
      spread: 0.05,
      gobo: dapple(sun, { size: 17, cover: 0.34, seed: 12 }),
    },
    sky: skyOf({ sun, zenith: [0.3, 0.36, 0.46], horizon: [0.8, 0.66, 0.5] }),
    steam: [{ x: 0.46, y: 0.5, height: 0.48, width: 0.15, strength: 0.42, seed: 31 }],
    look: { key: 0.6, at: 0.93 },
  };
}
