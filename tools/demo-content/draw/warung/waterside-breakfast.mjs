import * as kit from '../lib/kit.mjs';
import { sunAt } from '../lib/light.mjs';
import { clamp, fbm3, mix, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, lathe, place } from '../lib/shapes.mjs';
import { bamboo, boat, both, oldWood, rope } from './parts/boat.mjs';
import { basin, heaven, misty, shore, water } from './parts/lake.mjs';
import { reeds } from './parts/plants.mjs';

/** Coffee and fried bananas on the boards above the water, at sunrise. One unit is 1 cm. */
export const size = [1280, 960];
export const scale = 0.9;
export const samples = 16;

export function picture() {
  const scene = new Scene(871);
  const sun = sunAt(-38, 13);
  const eye = [3, 25.5, 62];
  const camera = { from: eye, to: [1, 11.4, 0], angle: 35, aperture: 0.5, focus: 60 };
  const air = {
    eye,
    sun,
    color: [0.84, 0.64, 0.5],
    strength: 0.00007,
    depth: 110,
    glow: 1,
    torn: 0.5,
  };
  const coat = (m) => misty(m, air);
  const LEVEL = -42;
  basin(
    scene,
    scene.material(
      coat(water({ deep: [0.012, 0.02, 0.02], ripple: 0.016, size: 0.24, wind: 0.7 })),
    ),
    LEVEL,
  );

  // Boards that end over the water.
  const board = scene.material(
    oldWood({ dark: [0.12, 0.075, 0.045], light: [0.4, 0.28, 0.175], rough: 0.5 }),
  );
  for (let i = 0; i < 9; i++)
    scene.mesh(
      box(90, 1.2, 6.4, 0.5, 8),
      board,
      place()
        .turnY(scene.between(-0.006, 0.006))
        .move(scene.between(-4, 4), -1.25 + scene.between(-0.1, 0.1), -27 + i * 13.3),
    );
  const wood = bamboo(scene, { tone: [0.44, 0.31, 0.13], weathered: 0.3, level: LEVEL });
  wood.pole([-41, LEVEL, -37], [-41.5, 26, -37], 4.2, 22);
  wood.pole([58, LEVEL, -37], [58, 22, -37], 4.2, 22);
  wood.pole([-90, -6, -35], [90, -6, -35], 3.4, 24);
  wood.tie([-41.2, 4, -37], 4.4);

  // A cloth, a plate of fried bananas, two glasses on their saucers.
  const linen = scene.material(
    kit.cloth({
      color: [0.6, 0.54, 0.43],
      stripe: [0.03, 0.2, 0.25],
      every: 4.2,
      wide: 0.12,
      threads: 6,
    }),
  );
  scene.mesh(
    kit.clothSheet({ length: 36, width: 24, seed: 4, folds: 0.5 }),
    linen,
    place().turnY(0.24).move(9, 0, 4),
  );
  const enamel = scene.material(
    kit.enamel({ color: [0.84, 0.82, 0.76], rim: [0.02, 0.1, 0.2], from: 10.5, chips: 0.45 }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [7, 0],
          [8.4, 0.4],
          [9.6, 1.2],
          [11, 1.8],
        ],
        0.22,
        60,
      ),
      110,
    ),
    enamel,
    place().move(11, 0.9, 2.6),
  );
  const crust = kit.batter({
    pale: [0.74, 0.36, 0.055],
    brown: [0.46, 0.165, 0.022],
    dark: [0.2, 0.06, 0.012],
    amount: 0.22,
    scale: 0.8,
  });
  const fried = scene.material({
    ...crust,
    shade(s) {
      crust.shade(s);
      const n = fbm3(s.x * 0.35 + 2, s.y * 0.2, s.z * 0.35, 3);
      const wet = smooth(-0.08, 0.14, n + 0.3 * clamp(s.ny) - 0.14);
      s.blend([0.5, 0.17, 0.01], wet * 0.2);
      s.rough = mix(s.rough, 0.14, wet);
    },
  });
  for (const [x, y, z, turn, tilt] of [
    [-3.4, 1.8, 2.4, 0.3, 0],
    [3.6, 1.8, 3, -0.4, 0.03],
    [-3.6, 1.8, -2.4, -0.25, 0.03],
    [3.8, 1.8, -2.2, 0.4, 0],
    [-0.2, 4, 0.6, 0.15, 0.06],
    [0.4, 3.9, -2.8, 1.1, -0.05],
  ])
    scene.mesh(
      kit.fritter([5, 1.45, 2.1], x * 5 + z * 3, 5, 0.8),
      fried,
      place()
        .turnZ(tilt)
        .turnY(turn)
        .move(11 + x, 0.9 + y, 2.6 + z),
    );
  const clear = scene.material(kit.clear(null));
  const glassOf = (x, z, milk) => {
    scene.mesh(
      lathe(
        kit.dish(
          [
            [0, 0],
            [3.4, 0],
            [5.2, 0.5],
            [6.4, 1.3],
          ],
          0.22,
          40,
        ),
        90,
      ),
      enamel,
      place().move(x, 0.1, z),
    );
    const drink = scene.material(
      kit.plain(milk ? [0.36, 0.19, 0.09] : [0.035, 0.013, 0.006], { rough: 0.2, vary: 0.05 }),
    );
    const face = scene.material({
      shade(s) {
        const n = fbm3(s.x * 0.9, 3, s.z * 0.9, 4);
        const foam = smooth(0, 0.4, n + smooth(2.2, 3.3, Math.hypot(s.x - x, s.z - z)) * 0.4);
        s.color(milk ? [0.42, 0.23, 0.11] : [0.04, 0.016, 0.007]);
        s.blend(milk ? [0.7, 0.5, 0.32] : [0.3, 0.16, 0.07], foam * 0.8);
        s.rough = mix(0.08, 0.4, foam);
      },
    });
    kit.glass(scene, [x, 0.45, z], {
      outline: [
        [2.7, 0.05],
        [2.85, 0.4],
        [3.1, 4.6],
        [3.45, 9.2],
      ],
      thick: 0.26,
      bottom: 0.8,
      level: 0.8,
      around: 80,
      glassMaterial: clear,
      side: drink,
      top: face,
    });
  };
  glassOf(-9.5, 6, false);
  glassOf(-6, -11.5, true);
  const steel = scene.material({
    shade(s) {
      s.color([0.72, 0.69, 0.64]);
      s.metal = 1;
      s.rough = 0.24;
    },
  });
  scene.strand(
    [
      [-14.6, 1.3, 9.6],
      [-11, 1.5, 10.8],
      [-6.6, 1.5, 11.4],
    ],
    0.22,
    steel,
  );
  scene.ellipsoid(
    [-15.6, 1.35, 9.2],
    [1.5, 0.28, 0.95],
    [
      [0.93, 0, 0.36],
      [0, 1, 0],
      [-0.36, 0, 0.93],
    ],
    steel,
  );

  // Beyond: boats at their poles, reeds.
  const first = both(place().scale(5), place().turnY(0.42).move(190, LEVEL, -1500));
  const made = boat(scene, first, {
    coat,
    paint: {
      body: [0.02, 0.17, 0.22],
      band: [0.76, 0.72, 0.6],
      edge: [0.62, 0.15, 0.04],
      level: LEVEL,
    },
  });
  const cord = scene.material(kit.plain([0.34, 0.28, 0.19], { rough: 0.9 }));
  const stake = [made.stern[0] - 60, LEVEL + 70, made.stern[2] - 20];
  wood.pole([stake[0], LEVEL - 10, stake[2]], [stake[0], LEVEL + 130, stake[2]], 6, 40);
  rope(scene, made.stern, stake, 9, cord, 1.6);
  reeds(scene, {
    count: 170,
    coat,
    length: [90, 190],
    width: 4.4,
    floor: () => LEVEL,
    at: () => [-330 - scene.random() * 330, -560 - scene.random() * 300],
  });
  reeds(scene, {
    count: 120,
    coat,
    length: [90, 180],
    width: 4.4,
    floor: () => LEVEL,
    at: () => [520 + scene.random() * 300, -760 - scene.random() * 300],
  });

  const sky = heaven({
    sun,
    top: [0.18, 0.3, 0.52],
    middle: [0.6, 0.58, 0.6],
    low: [1.6, 0.92, 0.46],
    away: [0.9, 0.68, 0.54],
    glow: [2.2, 1.2, 0.5],
    tight: 5,
  });
  const backdrop = shore(camera, [640, 480], {
    sky,
    sun,
    hills: [
      {
        rise: 0.09,
        rough: 2.4,
        seed: 31,
        color: [0.46, 0.42, 0.48],
        foot: [0.86, 0.64, 0.5],
        relief: 0.12,
        veil: [0.5, 0.26, 0.1],
      },
      {
        rise: 0.05,
        rough: 3.6,
        seed: 37,
        color: [0.2, 0.2, 0.22],
        foot: [0.6, 0.46, 0.36],
        relief: 0.3,
        veil: [0.4, 0.2, 0.06],
        trees: 0.003,
      },
    ],
    mist: { height: 0.014, strength: 0.7, torn: 1.2, color: [0.86, 0.66, 0.52], glow: 1 },
  });
  return {
    scene,
    camera,
    sun: { direction: sun, color: [10, 6.2, 3], spread: 0.03 },
    sky,
    backdrop,
    clean: 1.5,
    steam: [
      {
        x: 0.34,
        y: 0.49,
        height: 0.3,
        width: 0.07,
        strength: 0.6,
        seed: 9,
        color: [1.5, 1.2, 0.9],
      },
      {
        x: 0.42,
        y: 0.4,
        height: 0.24,
        width: 0.05,
        strength: 0.4,
        seed: 14,
        color: [1.5, 1.2, 0.9],
      },
    ],
    look: { key: 0.78, at: 0.92, vignette: 0.28, contrast: 1.5, saturation: 1.16, grain: 0.02 },
  };
}
