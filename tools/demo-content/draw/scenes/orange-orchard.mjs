import { landPlate } from '../lib/land.mjs';
import { dapple, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import { fbm3, hash, noise3, smooth } from '../lib/noise.mjs';
import { orchard } from '../lib/orchard.mjs';
import { Scene } from '../lib/scene.mjs';
import { add, place, sheet } from '../lib/shapes.mjs';

/** Between the rows of the orchard in the morning: a laden branch near, trees and mist behind. */
export const size = [1920, 1080];

export function picture() {
  const scene = new Scene(301);
  const sun = sunAt(-34, 24);
  const soil = scene.material({
    shade(s) {
      const n = fbm3(s.x * 0.05, 1, s.z * 0.05, 4);
      const path = smooth(9, 4, Math.abs(s.x + 2 + 4 * noise3(s.z * 0.02, 1, 1)) + n * 6);
      s.color([0.07, 0.13, 0.025], 1 + n * 0.7);
      s.blend([0.16, 0.2, 0.05], smooth(0.0, 0.5, fbm3(s.x * 0.6, 3, s.z * 0.6, 3)) * 0.7);
      s.blend([0.17, 0.12, 0.075], path * 0.8);
      s.rough = 0.9;
      s.bump((x, y, z) => fbm3(x * 0.9, 1, z * 0.9, 4), 0.7, 0.1);
    },
  });
  const floor = (x, z) => fbm3(x * 0.02, 1, z * 0.02, 3) * 4 - 1;
  const { tree, branch, hang, dress } = orchard(scene, floor);
  scene.mesh(
    sheet(60, 90, (u, v) => {
      const x = (u - 0.5) * 420;
      const z = 60 - v * 620;
      return [x, floor(x, z), z];
    }),
    soil,
  );
  const blade = scene.material(
    kit.plain([0.12, 0.22, 0.035], { rough: 0.5, vary: 0.4, scale: 0.3, through: 0.5 }),
  );
  for (let i = 0; i < 9000; i++) {
    const z = 34 - scene.random() ** 1.5 * 190;
    const x = scene.between(-1, 1) * (44 + (34 - z) * 0.5);
    if (Math.abs(x + 2) < 4 + 3 * noise3(z * 0.1, 2, 1) && scene.random() < 0.8) continue;
    const l = scene.between(1.4, 4);
    scene.mesh(
      kit.leaf({
        length: l,
        width: 0.34,
        fold: 0,
        bend: scene.between(0.1, 0.5),
        steps: 3,
        across: 1,
      }),
      blade,
      place()
        .turnZ(1.2)
        .turnY(scene.random() * 6.3)
        .move(x, floor(x, z), z),
    );
  }
  let n = 0;
  for (let k = 0; k < 8; k++)
    for (const side of [-1, 1]) {
      const z = -24 - k * 44 - (side > 0 ? 14 : 0);
      const close = k < 3;
      tree(
        side * (33 + 4 * hash(n * 3)) - 2,
        z,
        0.92 + 0.2 * hash(n * 5),
        close ? 1150 : 520,
        close ? 64 : 40,
        n++,
      );
    }
  for (const [x, z] of [
    [-92, -70],
    [88, -96],
    [-96, -150],
    [96, -190],
    [-100, -230],
  ])
    tree(x, z, 1.05, 420, 34, n++);

  // The branch at hand.
  const main = branch(
    [
      [27, 33.5, 24],
      [19, 32.8, 25],
      [12.6, 30.4, 25.5],
      [7.6, 29.6, 26],
    ],
    0.62,
  );
  const second = branch(
    [
      [19.5, 32.8, 25],
      [16.5, 29.6, 26.5],
      [14.6, 26.6, 27],
    ],
    0.34,
  );
  const third = branch(
    [
      [24, 33.2, 24.3],
      [22.5, 29.5, 23.5],
      [20.4, 26.4, 23],
    ],
    0.36,
  );
  const fourth = branch(
    [
      [13.4, 30.7, 25.4],
      [11, 32.2, 24],
      [8.6, 33.4, 23],
    ],
    0.3,
  );
  dress(main, 52, 0.1, 0.9);
  dress(second, 26, 0.2, 0.8);
  dress(third, 26, 0.2, 0.8);
  dress(fourth, 22, 0.2, 0.8);
  const along = (line, t) => line[Math.floor(t * (line.length - 1))];
  hang(along(main, 0.93), 0.9, 1.72, 1);
  hang(along(main, 0.7), 1.3, 1.85, 2);
  hang(add(along(main, 0.6), [0.6, 0, 1.6]), 1.0, 1.7, 3);
  hang(along(second, 0.75), 1.1, 1.9, 4);
  hang(add(along(second, 0.98), [-1.6, 0.3, 0.8]), 0.6, 1.74, 5);
  hang(along(third, 0.85), 0.9, 1.82, 6);
  hang(add(along(third, 0.6), [1.9, 0, 1]), 0.9, 1.7, 7);
  // White blossom among the leaves.
  const petal = scene.material(
    kit.plain([0.9, 0.88, 0.8], { rough: 0.5, through: 0.45, vary: 0.03 }),
  );
  const heart = scene.material(kit.plain([0.8, 0.62, 0.14], { rough: 0.6 }));
  for (const t of [0.97, 0.8, 0.5]) {
    const p = add(along(main, t), [0.2, 0.5, 1.3]);
    for (let i = 0; i < 5; i++)
      scene.mesh(
        kit.leaf({ length: 0.95, width: 0.46, fold: 0.35, bend: -0.2 }),
        petal,
        place()
          .turnZ(0.4)
          .turnY(i * 1.257)
          .turnX(0.8)
          .move(...p),
      );
    scene.sphere(add(p, [0, 0.1, 0.12]), 0.16, heart);
  }
  const backdrop = landPlate(
    480,
    270,
    {
      volcano: { x: -1.9, z: 13, height: 3.3, width: 2.4 },
      air: 0.06,
      eye: [0, 1.25, -1],
      pitch: 0.09,
      angle: 38,
      sun: { azimuth: -60, height: 14 },
      seed: 5,
      skyTop: [0.3, 0.45, 0.62],
      skyMiddle: [0.75, 0.74, 0.66],
      skyLow: [1.3, 1.0, 0.6],
      gain: 0.95,
    },
    0.004,
  );
  return {
    scene,
    camera: { from: [3, 24.5, 58], to: [6.4, 25.0, 0], angle: 30, aperture: 0.3, focus: 33 },
    sun: {
      direction: sun,
      color: [8.6, 6.3, 3.8],
      spread: 0.03,
      gobo: dapple(sun, { size: 30, cover: 0.25, seed: 3, dark: 0.25 }),
    },
    sky: skyOf({
      sun,
      zenith: [0.38, 0.5, 0.62],
      horizon: [0.9, 0.84, 0.6],
      ground: [0.12, 0.16, 0.05],
      glow: [2.4, 1.7, 0.9],
      leaves: 0,
    }),
    backdrop,
    haze: { density: 0.0007, color: [0.78, 0.7, 0.48], glow: 1.1 },
    look: { key: 0.66, at: 0.92, vignette: 0.28, contrast: 1.9, saturation: 1.2 },
  };
}
