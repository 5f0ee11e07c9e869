import * as kit from '../lib/kit.mjs';
import { landPlate } from '../lib/land.mjs';
import { skyOf, sunAt } from '../lib/light.mjs';
import { fbm3, hash, smooth } from '../lib/noise.mjs';
import * as pantry from '../lib/pantry.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, lathe, place } from '../lib/shapes.mjs';

/** Two cups on the rail of the terrace, roasted beans beside them, the valley below. In centimetres. */
export const size = [1280, 960];
export const scale = 0.85;
export const samples = 8;

export function picture() {
  const scene = new Scene(711);
  const sun = sunAt(-64, 24);
  const boards = scene.material(
    kit.wood({ dark: [0.12, 0.055, 0.026], light: [0.38, 0.21, 0.1], rough: 0.42, worn: 0.35 }),
  );
  for (let i = 0; i < 6; i++)
    scene.mesh(
      box(70, 1.4, 5.4, 0.4, 8),
      boards,
      place().move(scene.between(-5, 5), -1.4 + scene.between(-0.05, 0.05), 37 - i * 11),
    );
  const enamel = scene.material(
    kit.enamel({ color: [0.82, 0.8, 0.75], rim: [0.02, 0.05, 0.18], above: 7.55, chips: 0.5 }),
  );
  const teal = scene.material(
    kit.enamel({ color: [0.05, 0.17, 0.16], rim: [0.02, 0.02, 0.02], above: 7.55, speckle: 0.5 }),
  );
  const coffee = scene.material({
    shade(s) {
      const n = fbm3(s.x * 1.6, 1, s.z * 1.6, 4);
      s.color([0.028, 0.011, 0.005]);
      s.blend([0.3, 0.16, 0.06], smooth(0.12, 0.4, n + 0.1) * 0.5);
      s.rough = 0.07;
    },
  });
  const cup = (x, z, turn, material) => {
    scene.mesh(
      lathe(
        kit.dish(
          [
            [0, 0],
            [3.6, 0],
            [4.1, 0.5],
            [4.25, 4],
            [4.4, 7.9],
          ],
          0.2,
          60,
        ),
        110,
      ),
      material,
      place().move(x, 0, z),
    );
    scene.mesh(
      kit.handle(4.25, 1.8, 6.4, 2.3, 0.42, 1.4),
      material,
      place().turnY(turn).move(x, 0, z),
    );
    scene.mesh(
      lathe(
        [
          [4.12, 6.75],
          [0, 6.72],
        ],
        70,
      ),
      coffee,
      place().move(x, 0, z),
    );
  };
  cup(-8.5, 3, 2.5, enamel);
  cup(5.5, -4.5, 0.35, teal);
  // Beans: a shallow wooden bowl of them and a few that rolled away.
  const roasted = scene.material(pantry.beanCoat());
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [4.4, 0],
          [7.2, 1.5],
          [9, 4],
        ],
        0.5,
        50,
      ),
      120,
    ),
    scene.material(
      kit.pottery({ color: [0.2, 0.08, 0.035], second: [0.1, 0.04, 0.02], glaze: 0.2, rings: 2 }),
    ),
    place().move(21, 0, 5),
  );
  const lay = (x, y, z) => pantry.bean(scene, [x, y, z], roasted, 1.15);
  for (let l = 0; l < 3; l++)
    for (let i = 0; i < 170 - l * 40; i++) {
      const [px, pz] = kit.inCircle(scene, 7.7 - l * 1.7);
      lay(21 + px, 3.1 + l * 0.6 + 0.1 * hash(i), 5 + pz);
    }
  for (let i = 0; i < 34; i++) {
    const t = scene.random() ** 1.5;
    const a = scene.between(1.6, 3.6);
    lay(18 + Math.cos(a) * (8 + 13 * t), 0.42, 6 + Math.sin(a) * (5 + 6 * t) * 0.9);
  }
  // A sprig with ripe cherries.
  const green = scene.material(
    kit.leafGreen({ color: [0.03, 0.1, 0.018], light: [0.1, 0.23, 0.04], rough: 0.22 }),
  );
  const cherry = scene.material(
    kit.plain([0.5, 0.025, 0.015], { rough: 0.16, depth: 0.3, vary: 0.2, scale: 0.5 }),
  );
  const twig = scene.material(kit.plain([0.18, 0.12, 0.06], { rough: 0.8 }));
  const stem = [
    [-34, 1.2, 12],
    [-27, 1.9, 11],
    [-20, 1.3, 9.4],
  ];
  scene.strand(stem, 0.32, twig);
  for (const [x, y, z] of [
    [-27.4, 1.2, 13],
    [-25.6, 1.1, 12.6],
    [-26.6, 2.9, 11.6],
    [-24.6, 1.1, 10.6],
    [-21, 1.1, 11.4],
    [-22.8, 1, 12.4],
    [-20, 1.2, 8.6],
  ])
    scene.ellipsoid(
      [x, y, z],
      [1, 0.95, 1.1],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      cherry,
    );
  for (const [x, z, a, l] of [
    [-30, 11, 2.2, 12],
    [-28, 10, 1.1, 11],
    [-21, 9.4, -0.2, 11],
    [-24, 10, 4.4, 10],
    [-31, 12, 3.4, 11],
  ])
    scene.mesh(
      kit.leaf({
        length: l,
        width: l * 0.4,
        fold: 0.3,
        bend: 0.16,
        wave: 0.1,
        steps: 30,
        across: 12,
      }),
      green,
      place().turnZ(0.22).turnY(a).move(x, 1.5, z),
    );
  const backdrop = landPlate(
    480,
    360,
    {
      volcano: { x: 1.7, z: 11.5, height: 3.3, width: 2 },
      eye: [0, 1.3, -1],
      pitch: -0.2,
      angle: 40,
      sun: { azimuth: -62, height: 13 },
      seed: 17,
      mist: { level: 0.5, depth: 0.15, strength: 1.4 },
      skyTop: [0.26, 0.4, 0.62],
      skyMiddle: [0.72, 0.68, 0.62],
      skyLow: [1.35, 0.92, 0.52],
    },
    0.004,
  );
  return {
    scene,
    camera: { from: [0, 28, 70], to: [-1, 12, 0], angle: 40, aperture: 0.45, focus: 70 },
    sun: { direction: sun, color: [9.4, 6.6, 3.7], spread: 0.03 },
    sky: skyOf({
      sun,
      zenith: [0.36, 0.46, 0.62],
      horizon: [0.95, 0.8, 0.58],
      ground: [0.12, 0.12, 0.08],
      leaves: 0.15,
    }),
    backdrop,
    steam: [
      { x: 0.36, y: 0.56, height: 0.34, width: 0.07, strength: 0.6, seed: 5 },
      { x: 0.585, y: 0.5, height: 0.32, width: 0.06, strength: 0.55, seed: 8 },
    ],
    look: { key: 0.72, at: 0.92, vignette: 0.28, contrast: 1.7, saturation: 1.18 },
  };
}
