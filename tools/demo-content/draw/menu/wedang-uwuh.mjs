import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, hash, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { add, curve, lathe, place } from '../lib/shapes.mjs';

/** Red spice tea in a tall glass among its dry spices, on dark wood. */
export function picture() {
  const scene = new Scene(31);
  const sun = sunAt(-48, 30);
  const boards = scene.material(
    kit.wood({ dark: [0.035, 0.018, 0.01], light: [0.15, 0.075, 0.035], worn: 0.12 }),
  );
  kit.table(scene, boards, { width: 17, count: 8, turn: -0.5 });
  const red = [0.09, 0.85, 1.5];
  const inside = kit.glass(scene, [0, 0, 0], {
    outline: [
      [2.9, 0],
      [3.5, 0.3],
      [3.7, 1.5],
      [3.9, 6],
      [4.5, 13.4],
    ],
    thick: 0.3,
    level: 0.86,
    bottom: 1,
    glassMaterial: scene.material(kit.clear(null)),
    side: scene.material(kit.clear(red, { iorIn: 1.33, iorOut: 1.5 })),
    top: scene.material(kit.clear(red, { iorIn: 1.33, iorOut: 1 })),
  });
  const bark = scene.material(pantry.bark());
  const pod = scene.material(
    kit.plain([0.2, 0.075, 0.03], { rough: 0.55, vary: 0.4, scale: 3, bump: 0.1 }),
  );
  const seed = scene.material(kit.plain([0.26, 0.1, 0.03], { rough: 0.12 }));
  const dry = scene.material({
    shade(s) {
      s.color([0.26, 0.15, 0.055], 0.75 + hash(s.id * 3) * 0.6 + 0.4 * fbm3(s.x, s.y, s.z, 3));
      s.blend([0.42, 0.3, 0.12], smooth(0.12, 0.03, Math.abs(s.lz)) * 0.6);
      s.blend([0.13, 0.15, 0.05], hash(s.id * 9) * 0.5);
      s.rough = 0.55;
      s.through = 0.3;
    },
  });
  const secang = [
    [0.6, 0.17, 0.06],
    [0.5, 0.1, 0.04],
    [0.66, 0.27, 0.1],
  ].map((c) => scene.material(kit.plain(c, { rough: 0.6, vary: 0.3, scale: 3 })));
  // In the glass: a quill, leaves, a star.
  pantry.cinnamon(scene, [1.2, 10.6, -0.6], 17, 0.62, 0.5, bark, 1.22, 0.4);
  pantry.starAnise(scene, [-1.1, inside.y + 0.02, 1.5], 1.25, 0.4, { pod, seed }, 0.05);
  for (const [x, z, t] of [
    [-2.2, -1.4, 0.3],
    [0.6, -2.4, 2.2],
  ])
    scene.mesh(
      kit.leaf({ length: 3.4, width: 1.6, fold: 0.3, bend: 0.1 }),
      dry,
      place()
        .turnY(t)
        .move(x, inside.y + 0.12, z),
    );
  // On the table.
  for (const [x, z, t, l, r] of [
    [9.6, 2.4, 0.55, 10, 0.8],
    [10.6, 4.2, 0.35, 9.4, 0.7],
    [10.2, 3.2, 0.45, 9, 0.72],
  ])
    pantry.cinnamon(scene, [x, z === 3.2 ? 2.1 : 0.85, z], l, r, t, bark, 0, t * 3);
  pantry.starAnise(scene, [5.6, 0.25, 7.2], 1.7, 0.2, { pod, seed }, 0.06);
  pantry.starAnise(scene, [-6.3, 0.25, 6.2], 1.5, 0.9, { pod, seed }, -0.1);
  pantry.starAnise(scene, [-10.5, 0.25, 0.8], 1.6, 0.5, { pod, seed }, 0.08);
  for (let i = 0; i < 16; i++) {
    const a = scene.between(0, 6.28);
    const r = scene.between(9, 17);
    scene.mesh(
      kit.leaf({
        length: scene.between(4, 6),
        width: scene.between(1.8, 2.6),
        fold: scene.between(0.2, 0.7),
        bend: scene.between(-0.12, 0.2),
        wave: 0.12,
      }),
      dry,
      place()
        .turnX(scene.between(-0.4, 0.4))
        .turnZ(0.1)
        .turnY(scene.random() * 6.3)
        .move(r * Math.cos(a) * 1.05 - 3, 0.4, r * Math.sin(a) * 0.9 - 1),
    );
  }
  for (let i = 0; i < 260; i++) {
    const [x, z] = kit.inCircle(scene, 5.2);
    const a = scene.random() * 6.28;
    const l = scene.between(0.5, 1.5);
    const y = Math.max(0.1, 1.25 * (1 - Math.hypot(x, z) / 5.2) * scene.between(0.5, 1.3));
    const p = [x - 10.5, y, z + 7.2];
    scene.strand(
      [p, add(p, [l * Math.cos(a), scene.between(-0.1, 0.2), l * Math.sin(a)])],
      scene.between(0.07, 0.15),
      scene.pick(secang),
    );
  }
  const clove = scene.material(kit.plain([0.13, 0.05, 0.022], { rough: 0.5, vary: 0.3, scale: 4 }));
  for (let i = 0; i < 26; i++) {
    const [x, z] = kit.inCircle(scene, 4);
    const a = scene.random() * 6.28;
    const p = [x + 1.5, 0.18, z + 9.5];
    const q = add(p, [1.05 * Math.cos(a), 0.03, 1.05 * Math.sin(a)]);
    scene.strand([p, q], 0.12, clove);
    scene.sphere(add(q, [0, 0.05, 0]), 0.24, clove);
  }
  const sugar = scene.material(pantry.sugar([0.9, 0.74, 0.48]));
  for (const [x, z, r, i] of [
    [7.9, 9.2, 0.95, 1],
    [9.4, 8.2, 0.75, 4],
    [8.8, 10.1, 0.55, 9],
  ])
    scene.mesh(
      pantry.crystal(i, r),
      sugar,
      place()
        .turnY(i)
        .move(x, r * 0.62, z),
    );
  const pot = scene.material(kit.pottery({ color: [0.16, 0.07, 0.04], glaze: 0.3 }));
  scene.mesh(
    lathe(
      curve(
        [
          [0, 0],
          [5, 0],
          [7.4, 3],
          [7.6, 6.5],
          [5.2, 9.6],
          [5.6, 11],
          [0, 11.2],
        ],
        60,
      ),
      80,
    ),
    pot,
    place().move(-15.5, 0, -17),
  );
  const plate = new Plate(320, 240, 4)
    .gradient([
      [0, [0.16, 0.12, 0.08]],
      [1, [0.05, 0.04, 0.03]],
    ])
    .foliage({
      bottom: 0.6,
      palette: [
        [0.05, 0.07, 0.02],
        [0.16, 0.14, 0.05],
        [0.3, 0.2, 0.08],
      ],
      count: 120,
    })
    .blur(0.02)
    .bokeh({
      count: 40,
      bottom: 0.6,
      palette: [
        [1, 0.55, 0.2],
        [0.8, 0.6, 0.25],
        [0.4, 0.45, 0.15],
      ],
      power: [0.15, 0.6],
    });
  return {
    scene,
    camera: { from: [5, 22, 37], to: [0.4, 5.2, 0.6], angle: 34, aperture: 0.85, focus: 40 },
    sun: {
      direction: sun,
      color: [8.6, 5.8, 3.4],
      spread: 0.04,
      gobo: dapple(sun, { size: 13, cover: 0.4, seed: 6 }),
    },
    sky: skyOf({
      sun,
      zenith: [0.2, 0.24, 0.3],
      horizon: [0.55, 0.44, 0.32],
      ground: [0.08, 0.06, 0.04],
    }),
    backdrop: plate,
    bounces: 3,
    steam: [{ x: 0.49, y: 0.28, height: 0.28, width: 0.07, strength: 0.5, seed: 8 }],
    look: { key: 0.62, at: 0.93, vignette: 0.42 },
  };
}
