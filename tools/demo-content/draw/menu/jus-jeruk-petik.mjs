import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import { fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, curve, place, tube } from '../lib/shapes.mjs';

/** Fresh juice with whole and cut oranges in the light of the orchard. */
export function picture() {
  const scene = new Scene(61);
  const sun = sunAt(-40, 33);
  const boards = scene.material(
    kit.wood({ dark: [0.3, 0.22, 0.15], light: [0.62, 0.5, 0.37], rough: 0.55, worn: 0.4 }),
  );
  kit.table(scene, boards, { width: 14, count: 8, turn: 0.05 });
  const skin = scene.material(kit.peel());
  const stalk = scene.material(kit.plain([0.2, 0.22, 0.06], { rough: 0.7 }));
  const flesh = scene.material(kit.pulp());
  const green = scene.material(kit.leafGreen());
  const juice = scene.material({
    shade(s) {
      const n = fbm3(s.x * 0.5, s.y * 0.5, s.z * 0.5, 3);
      s.color([0.95, 0.4, 0.02], 1 + n * 0.15);
      s.blend([0.98, 0.6, 0.1], smooth(0.1, 0.5, noise3(s.x * 5, s.y * 5, s.z * 5)) * 0.35);
      s.rough = 0.12;
      s.depth = 2.2;
    },
  });
  const top = scene.material({
    shade(s) {
      const c = noise3(s.x * 6, 1, s.z * 6);
      s.color([0.97, 0.5, 0.05]);
      s.blend([1, 0.74, 0.26], smooth(0.1, 0.6, c + fbm3(s.x, 0, s.z, 3)) * 0.8);
      s.rough = 0.18;
      s.depth = 0.6;
      s.bump((x, y, z) => noise3(x * 5, 0, z * 5), 0.05, 0.03);
    },
  });
  const g = kit.glass(scene, [0, 0, 0], {
    outline: [
      [3.1, 0],
      [3.7, 0.3],
      [3.85, 2],
      [4.2, 8],
      [4.7, 14.2],
    ],
    thick: 0.3,
    level: 0.88,
    bottom: 1.1,
    glassMaterial: scene.material(kit.clear(null)),
    side: juice,
    top,
  });
  kit.slice(scene, [3.6, 13.9, 1.6], 3.4, 0.7, (p) => p.turnZ(1.45).turnY(-0.75), { skin, flesh });
  scene.mesh(
    kit.leaf({ length: 3, width: 1.6, fold: 0.3, bend: 0.1, steps: 14 }),
    green,
    place().turnZ(0.5).turnY(2.4).move(-0.4, g.y, 0.4),
  );
  scene.mesh(
    kit.leaf({ length: 2.6, width: 1.4, fold: 0.3, bend: 0.1, steps: 14 }),
    green,
    place().turnZ(0.4).turnY(3.6).move(-0.4, g.y, 0.4),
  );
  // A paper straw.
  const straw = scene.material({
    shade(s) {
      s.color([0.9, 0.87, 0.8]);
      s.blend([0.1, 0.3, 0.1], smooth(0.48, 0.52, Math.abs(((s.lx * 2 + s.ly * 9) % 1) - 0.5) * 2));
      s.rough = 0.6;
    },
  });
  scene.mesh(
    tube(
      curve(
        [
          [-1.2, 8, -1],
          [-2.6, 14, -1.8],
          [-3.9, 19.6, -2.6],
        ],
        20,
      ),
      0.42,
      18,
    ),
    straw,
  );
  const fruit = [
    [-10, 4.5, -2.5, 4.7],
    [-16.5, 4.3, 3.5, 4.4],
    [12.3, 4.8, -6.5, 4.9],
    [19.5, 4.5, -2, 4.6],
    [-4, 4.6, -13, 4.7],
    [4.5, 4.4, -15.5, 4.5],
    [-19, 4.4, -9, 4.5],
  ];
  fruit.forEach(([x, y, z, r], i) => {
    const tilt = place()
      .turnX(0.5 * Math.sin(i * 2.2))
      .turnZ(0.6 * Math.cos(i * 1.7));
    const tip = kit.orange(scene, [x, y, z], r, { skin, stalk, tilt });
    if (i % 2 === 0)
      for (const t of [0.3, 2.6])
        scene.mesh(
          kit.leaf({ length: 6.4, width: 3.1, fold: 0.22, bend: 0.2, steps: 18, wave: 0.1 }),
          green,
          place()
            .turnZ(0.25)
            .turnY(t + i)
            .move(...tip),
        );
  });
  kit.halfOrange(scene, [9.2, 3.1, 4.6], 4.4, [-0.35, 0.78, 0.62], { skin, flesh });
  kit.halfOrange(scene, [-8.1, 2.7, 7.6], 4.2, [0.25, 0.8, 0.55], { skin, flesh });
  kit.slice(scene, [1.9, 0.5, 9.6], 4, 0.75, (p) => p.turnX(0.04).turnY(1), { skin, flesh });
  kit.slice(scene, [4.6, 1.1, 10.9], 3.9, 0.7, (p) => p.turnX(-0.1).turnZ(-0.16).turnY(2), {
    skin,
    flesh,
  });
  scene.mesh(
    kit.leaf({ length: 7, width: 3.2, fold: 0.2, bend: 0.1, steps: 18, wave: 0.12 }),
    green,
    place().turnZ(0.08).turnY(0.6).move(-2.5, 0.35, 12),
  );
  const drop = scene.material(kit.clear([0.01, 0.1, 0.6], { iorIn: 1.33 }));
  for (let i = 0; i < 22; i++) {
    const [x, z] = kit.inCircle(scene, 9);
    const r = scene.between(0.12, 0.42);
    if (Math.hypot(x, z + 4) > 4.6)
      scene.ellipsoid([x + 2, r * 0.2, z + 6], [r, r * 0.5, r], axes(), drop);
  }
  const plate = new Plate(400, 300, 31)
    .gradient([
      [0, [0.9, 0.95, 0.6]],
      [0.5, [0.45, 0.55, 0.2]],
      [1, [0.2, 0.26, 0.1]],
    ])
    .foliage({
      bottom: 0.75,
      palette: [
        [0.07, 0.16, 0.03],
        [0.22, 0.36, 0.08],
        [0.6, 0.7, 0.25],
        [0.12, 0.24, 0.05],
      ],
      count: 320,
      size: [0.03, 0.1],
    })
    .foliage({
      bottom: 0.6,
      palette: [
        [1.1, 0.4, 0.04],
        [0.95, 0.34, 0.03],
      ],
      count: 22,
      size: [0.022, 0.034],
      alpha: 0.9,
    })
    .blur(0.012)
    .bokeh({
      count: 60,
      bottom: 0.6,
      palette: [
        [1.2, 1.1, 0.5],
        [0.8, 1, 0.4],
        [1.3, 0.8, 0.25],
      ],
      power: [0.08, 0.5],
      size: [0.012, 0.035],
    });
  return {
    scene,
    camera: { from: [2, 17.5, 42], to: [0.6, 7.0, 0.5], angle: 32, aperture: 0.95, focus: 41.5 },
    sun: {
      direction: sun,
      color: [8.6, 6.6, 4.2],
      spread: 0.05,
      gobo: dapple(sun, { size: 18, cover: 0.34, seed: 4 }),
    },
    sky: skyOf({
      sun,
      horizon: [0.95, 0.95, 0.7],
      zenith: [0.5, 0.6, 0.62],
      ground: [0.2, 0.18, 0.1],
    }),
    backdrop: plate,
    bounces: 3,
    look: { key: 0.8, at: 0.92, saturation: 1.04 },
  };
}
