import { skyOf, sunAt } from '../lib/light.mjs';
import { landPlate } from '../lib/land.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, mix, noise3, ridge3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, lathe, place, sheet } from '../lib/shapes.mjs';

/** Black coffee in a speckled enamel mug on volcanic rock; the mountain behind. */
export function picture() {
  const scene = new Scene(41);
  const sun = sunAt(-68, 19);
  const stone = scene.material(
    kit.basalt({ tone: [0.06, 0.055, 0.053], dust: [0.2, 0.165, 0.135], scale: 0.8 }),
  );
  scene.mesh(
    sheet(190, 130, (u, v) => {
      const x = (u - 0.5) * 84;
      const z = (v - 0.5) * 52;
      const flat = smooth(4.5, 11, Math.hypot(x, z));
      const edge = smooth(-14, -25, z + 4 * noise3(x * 0.07, 0, 3));
      return [
        x,
        (fbm3(x * 0.07, 0, z * 0.07, 3) * 2.2 + ridge3(x * 0.09, 3, z * 0.09, 5) * 1.9 - 1.1) *
          flat -
          edge * 9 +
          fbm3(x * 0.5, 0, z * 0.5, 3) * 0.2,
        z,
      ];
    }),
    stone,
  );
  const mug = scene.material(
    kit.enamel({
      color: [0.025, 0.075, 0.13],
      rim: [0.012, 0.012, 0.014],
      above: 8.95,
      speckle: 0.8,
      chips: 0.6,
    }),
  );
  const outline = [
    [0, 0.1],
    [3.9, 0.1],
    [4.5, 0.5],
    [4.7, 1.4],
    [4.7, 5],
    [4.75, 9.1],
  ];
  scene.mesh(lathe(kit.dish(outline, 0.22, 60), 110), mug, place().move(0, 0.05, 0));
  scene.mesh(
    kit.handle(4.75, 2.4, 7.6, 2.7, 0.42, 1.5),
    mug,
    place().turnY(-0.55).move(0, 0.05, 0),
  );
  const coffee = scene.material({
    shade(s) {
      const r = Math.hypot(s.x, s.z);
      const n = fbm3(s.x * 0.6, 3, s.z * 0.6, 4);
      s.color([0.035, 0.014, 0.006]);
      const foam = smooth(0.1, 0.42, n + smooth(3.3, 4.5, r) * 0.42);
      s.blend([0.3, 0.15, 0.06], foam * 0.85);
      s.rough = mix(0.05, 0.4, foam);
      s.bump((x, y, z) => fbm3(x * 2.4, 0, z * 2.4, 3), foam * 0.05, 0.04);
    },
  });
  scene.mesh(
    lathe(
      [
        [4.6, 7.7],
        [3, 7.66],
        [0, 7.66],
      ],
      80,
    ),
    coffee,
  );
  const bubble = scene.material(kit.plain([0.34, 0.17, 0.07], { rough: 0.12, depth: 0.1 }));
  for (let i = 0; i < 70; i++) {
    const a = scene.random() * 6.28;
    const r = 4.4 - scene.random() ** 2 * 1.3;
    const q = scene.between(0.05, 0.17);
    scene.ellipsoid([r * Math.cos(a), 7.69, r * Math.sin(a)], [q, q * 0.6, q], axes(), bubble);
  }
  const beans = scene.material(pantry.beanCoat());
  const s = pantry.surface(scene);
  for (let i = 0; i < 120; i++) {
    const a = scene.between(-0.2, 3.0);
    const r = 6.4 + scene.random() ** 1.6 * 11;
    const x = r * Math.cos(a) * 1.15 + (i % 2 ? 3 : -2);
    const z = r * Math.sin(a) * 0.72 + 1.5;
    if (Math.hypot(x, z) < 5.9 || s.at(x, z) > 3.2) continue;
    pantry.bean(scene, [x, s.at(x, z) + 0.3, z], beans, scene.between(1.15, 1.35));
  }
  // A few coffee cherries with a leaf.
  const cherry = scene.material(
    kit.plain([0.5, 0.025, 0.015], { rough: 0.16, vary: 0.2, depth: 0.15 }),
  );
  const leafy = scene.material(kit.leafGreen());
  for (const [x, z] of [
    [-8.2, 4.9],
    [-9.6, 6.1],
    [-7.6, 6.9],
    [-9.2, 4.2],
  ])
    scene.ellipsoid(
      [x, s.at(x, z) + 0.75, z],
      [0.82, 0.92, 0.82],
      axes(place().turnX(x).turnZ(z)),
      cherry,
    );
  for (const [x, z, t, l] of [
    [-10.5, 5.4, 2.7, 9],
    [-9, 3.8, 2.0, 8],
  ])
    scene.mesh(
      kit.leaf({
        length: l,
        width: 3.4,
        fold: 0.25,
        bend: 0.16,
        wave: 0.14,
        steps: 24,
        across: 10,
      }),
      leafy,
      place()
        .turnZ(0.25)
        .turnY(t)
        .move(x, s.at(x, z) + 0.9, z),
    );
  const plate = landPlate(
    560,
    420,
    {
      volcano: { x: 3.4, z: 11.5, height: 3.5, width: 2 },
      eye: [0, 1.3, -1],
      pitch: -0.05,
      angle: 40,
      sun: { azimuth: -16, height: 6 },
      seed: 6,
      gain: 0.8,
    },
    0.0045,
  );
  return {
    scene,
    camera: { from: [3, 18.5, 33], to: [1.6, 5.9, 0], angle: 33, aperture: 0.5, focus: 33.5 },
    sun: { direction: sun, color: [8.5, 5.2, 2.7], spread: 0.045 },
    sky: skyOf({
      sun,
      zenith: [0.3, 0.42, 0.62],
      horizon: [1.05, 0.78, 0.55],
      glow: [3, 1.8, 0.8],
      ground: [0.1, 0.09, 0.08],
      leaves: 0.2,
    }),
    backdrop: plate,
    steam: [
      {
        x: 0.445,
        y: 0.37,
        height: 0.36,
        width: 0.1,
        strength: 0.7,
        seed: 12,
        color: [1.6, 1.25, 0.9],
      },
    ],
    look: { key: 0.84, at: 0.93 },
  };
}
