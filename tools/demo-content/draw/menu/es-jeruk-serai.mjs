import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, curve, place, sheet, tube } from '../lib/shapes.mjs';

/** Iced orange with lemongrass in a tall tumbler, bright noon in the shade of leaves. */
export function picture() {
  const scene = new Scene(81);
  const sun = sunAt(52, 48);
  const top = scene.material({
    shade(s) {
      // Terrazzo: chips of stone in pale cement.
      s.color([0.66, 0.64, 0.58], 1 + 0.08 * fbm3(s.x, 0, s.z, 3));
      const c = kit.chips(s.x * 0.55, s.z * 0.55);
      if (c.inside > 0) s.blend(c.color, c.inside);
      s.rough = 0.22;
      s.f0 = 0.045;
    },
  });
  scene.mesh(
    sheet(2, 2, (u, v) => [(u - 0.5) * 160, 0, (v - 0.5) * 120]),
    top,
  );
  const skin = scene.material(kit.peel({ green: 0.5 }));
  const flesh = scene.material(kit.pulp({ color: [0.94, 0.44, 0.03] }));
  const green = scene.material(
    kit.leafGreen({ color: [0.06, 0.2, 0.04], light: [0.16, 0.36, 0.08] }),
  );
  const drink = [0.012, 0.09, 0.5];
  const g = kit.glass(scene, [0, 0, 0], {
    outline: [
      [3.5, 0],
      [4.2, 0.3],
      [4.3, 2],
      [4.35, 9],
      [4.4, 16.5],
    ],
    thick: 0.28,
    level: 0.86,
    bottom: 1.1,
    glassMaterial: scene.material(kit.clear(null)),
    side: scene.material(kit.clear(drink, { iorIn: 1.33, iorOut: 1.5 })),
    top: scene.material(kit.clear(drink, { iorIn: 1.33, iorOut: 1 })),
  });
  // Slices stand against the glass, as in a lemonade.
  for (const [a, y, r] of [
    [1.9, 5, 3],
    [0.9, 9.2, 2.9],
    [2.9, 9.8, 2.8],
    [1.5, 12.6, 2.6],
  ])
    kit.slice(
      scene,
      [2.4 * Math.cos(a), y, 2.4 * Math.sin(a)],
      r,
      0.45,
      (p) =>
        p
          .turnX(1.45)
          .turnZ(0.3 * Math.sin(y))
          .turnY(Math.PI / 2 - a),
      { skin, flesh },
    );
  const ice = scene.material(pantry.ice());
  for (const [x, y, z, i] of [
    [-1.3, 0.1, 0.9, 1],
    [1.4, 0.3, -0.3, 2],
    [-0.3, 0.9, -1.8, 3],
    [0.2, 1.6, 0.9, 4],
  ])
    scene.mesh(
      pantry.iceCube(i, 1.25),
      ice,
      place()
        .turnX(i * 0.9)
        .turnZ(i * 0.5)
        .turnY(i * 1.3)
        .move(x, g.y + y + 0.5, z),
    );
  const stalk = scene.material({
    shade(s) {
      s.color([0.78, 0.76, 0.52]);
      s.blend([0.3, 0.46, 0.12], smooth(0.2, 0.7, s.ly));
      s.color([s.r, s.g, s.b], 0.85 + 0.25 * noise3(s.lx * 20, s.ly * 3, 1));
      s.rough = 0.34;
      s.depth = 0.15;
    },
  });
  for (const [a, b, c] of [
    [
      [-1.6, 4, -1.4],
      [-2.9, 16, -2.1],
      [-5.2, 26, -3],
    ],
    [
      [-0.6, 4, -2],
      [-1.6, 16, -2.7],
      [-1.8, 25, -4.2],
    ],
  ])
    scene.mesh(
      tube(curve([a, b, c], 30), (t) => 0.62 - 0.26 * t, 14),
      stalk,
    );
  for (const [t, l] of [
    [0.2, 2.4],
    [1.5, 2.7],
    [2.7, 2.3],
    [4, 2.5],
    [5.2, 2],
  ])
    scene.mesh(
      kit.leaf({ length: l, width: 1.5, fold: 0.3, bend: 0.15, steps: 12, wave: 0.08 }),
      green,
      place()
        .turnZ(0.5)
        .turnY(t)
        .move(1.9, g.y + 2.2, 1.5),
    );
  kit.halfOrange(scene, [-10.2, 2.9, 3.4], 4.3, [0.5, 0.62, 0.6], { skin, flesh });
  kit.slice(scene, [9.2, 0.45, 5.8], 3.9, 0.7, (p) => p.turnX(0.03), { skin, flesh });
  kit.slice(scene, [12, 0.95, 3.9], 3.8, 0.6, (p) => p.turnZ(-0.2).turnY(0.7), { skin, flesh });
  const stem = scene.material(kit.plain([0.2, 0.22, 0.06]));
  kit.orange(scene, [13, 4.4, -8], 4.5, { skin, stalk: stem, tilt: place().turnX(0.4) });
  kit.orange(scene, [-15.5, 4.3, -7], 4.4, { skin, stalk: stem, tilt: place().turnZ(-0.5) });
  for (const [x, z, i] of [
    [6.2, 9.5, 11],
    [-4.6, 9.2, 12],
  ])
    scene.mesh(pantry.iceCube(i, 1.1), ice, place().turnY(i).move(x, 1.06, z));
  const drop = scene.material(kit.clear(null, { iorIn: 1.33 }));
  for (let i = 0; i < 260; i++) {
    // Condensation on the glass.
    const a = scene.random() * 6.28;
    const y = scene.between(1.5, 14.5);
    const r = scene.between(0.04, 0.13);
    const R = 4.33 + y * 0.006;
    scene.ellipsoid([R * Math.cos(a), y, R * Math.sin(a)], [r, r * 1.2, r], axes(), drop);
  }
  for (let i = 0; i < 60; i++) {
    const [x, z] = kit.inCircle(scene, 11);
    const r = scene.between(0.08, 0.4);
    if (Math.hypot(x, z) > 5)
      scene.ellipsoid(
        [x, r * 0.15, z + 2],
        [r, r * 0.42, r * scene.between(0.8, 1.2)],
        axes(),
        drop,
      );
  }
  const plate = new Plate(400, 300, 91)
    .gradient([
      [0, [0.55, 0.8, 0.55]],
      [0.6, [0.25, 0.45, 0.25]],
      [1, [0.3, 0.34, 0.28]],
    ])
    .foliage({
      bottom: 0.8,
      palette: [
        [0.05, 0.18, 0.07],
        [0.16, 0.4, 0.16],
        [0.5, 0.72, 0.35],
        [0.08, 0.26, 0.14],
      ],
      count: 300,
      size: [0.04, 0.13],
    })
    .blur(0.02)
    .bokeh({
      count: 50,
      bottom: 0.7,
      palette: [
        [1, 1.2, 0.7],
        [0.6, 1, 0.5],
        [0.7, 1, 0.9],
      ],
      power: [0.1, 0.5],
      size: [0.016, 0.045],
    });
  return {
    scene,
    camera: { from: [-4, 18, 41], to: [0.2, 8.6, 0.5], angle: 35, aperture: 0.9, focus: 40 },
    sun: {
      direction: sun,
      color: [8, 7, 5.4],
      spread: 0.05,
      gobo: dapple(sun, { size: 13, cover: 0.3, seed: 2, dark: 0.22 }),
    },
    sky: skyOf({
      sun,
      zenith: [0.5, 0.68, 0.7],
      horizon: [0.8, 0.95, 0.75],
      ground: [0.22, 0.24, 0.18],
    }),
    backdrop: plate,
    bounces: 3,
    clean: 2.4,
    look: { key: 0.78, warm: 0.015 },
  };
}
