import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, blob, curve, lathe, place } from '../lib/shapes.mjs';

/** Turmeric chicken soup in a white bowl with a blue brush line, on pale boards. */
export function picture() {
  const scene = new Scene(121);
  const sun = sunAt(70, 38);
  const boards = scene.material(
    kit.wood({ dark: [0.28, 0.2, 0.13], light: [0.6, 0.49, 0.36], rough: 0.6, worn: 0.5 }),
  );
  kit.table(scene, boards, { width: 13, count: 10, turn: 1.35 });
  const check = scene.material(
    kit.cloth({
      color: [0.66, 0.62, 0.54],
      stripe: [0.05, 0.1, 0.24],
      every: 3,
      wide: 0.2,
      threads: 8,
    }),
  );
  scene.mesh(
    kit.clothSheet({ length: 32, width: 22, seed: 21, folds: 1 }),
    check,
    place().turnY(0.35).move(-6, 0.05, 5),
  );
  const petal = (a, y) => {
    const k = Math.abs((((a * 9) / Math.PI) % 2) - 1);
    return Math.abs(y - 3.9) / 1.3 + Math.abs(k - 0.5) * 1.1;
  };
  const ware = scene.material(
    kit.pottery({
      color: [0.84, 0.84, 0.8],
      second: [0.78, 0.79, 0.77],
      glaze: 0.95,
      speck: 0.06,
      rings: 0.3,
      line: {
        color: [0.03, 0.07, 0.24],
        at: (s) => {
          const a = Math.atan2(s.lz, s.lx);
          const w = 0.12 * noise3(s.lx * 0.7, s.ly, s.lz * 0.7);
          const line = Math.max(
            smooth(0.22, 0.12, Math.abs(s.ly - 6.4 + w)),
            smooth(0.12, 0.05, Math.abs(s.ly - 5.8 + w)),
            smooth(0.14, 0.06, Math.abs(s.ly - 1.9 + w)),
          );
          const flower =
            smooth(0.5, 0.42, petal(a, s.ly) + w) * (1 - 0.4 * smooth(0.3, 0.2, petal(a, s.ly)));
          return (
            Math.max(line, flower) *
            (0.7 + 0.3 * noise3(s.lx * 2, s.ly * 2, s.lz * 2)) *
            (Math.hypot(s.lx, s.lz) > 3.9 + s.ly * 0.85 ? 1 : s.ly > 6 ? 1 : 0)
          );
        },
      },
    }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [4.2, 0],
          [4.4, 0.9],
          [7.2, 2.2],
          [9.4, 4.6],
          [10.1, 7],
        ],
        0.34,
        80,
      ),
      140,
    ),
    ware,
    place().move(0, 0.9, 0),
  );
  const L = 6.2;
  scene.mesh(
    lathe(
      [
        [9.55, L + 0.05],
        [9.2, L],
        [4, L],
        [0, L],
      ],
      100,
    ),
    scene.material(
      pantry.broth({
        color: [0.72, 0.46, 0.07],
        deep: [0.55, 0.3, 0.035],
        fat: [0.95, 0.72, 0.16],
      }),
    ),
  );
  const bed = (x, z) => L - 0.8 + 1.5 * Math.exp(-((x - 2) ** 2 + (z + 2.5) ** 2) / 20);
  const glassy = [
    [0.8, 0.72, 0.46],
    [0.74, 0.64, 0.36],
  ].map((c) => scene.material(kit.plain(c, { rough: 0.16, depth: 0.35, vary: 0.05 })));
  pantry.noodles(scene, {
    count: 150,
    radius: 0.095,
    bed,
    reach: 5.8,
    materials: glassy,
    lift: 1,
    bound: 9,
    loops: 0.9,
  });
  const sprout = scene.material(
    kit.plain([0.86, 0.82, 0.62], { rough: 0.22, depth: 0.2, vary: 0.06 }),
  );
  const tip = scene.material(kit.plain([0.7, 0.62, 0.24], { rough: 0.3, vary: 0.1 }));
  const s0 = pantry.surface(scene);
  for (let i = 0; i < 46; i++) {
    const [dx, dz] = kit.inCircle(scene, 2.9);
    const x = dx + 4.6;
    const z = dz + 1.2;
    const a = scene.random() * 6.28;
    const l = scene.between(1.8, 3);
    const c = scene.between(-0.5, 0.5);
    const y = s0.at(x, z) + scene.between(0.15, 0.7);
    const line = curve(
      [
        [-0.5, 0],
        [-0.15, c],
        [0.2, c * 1.1],
        [0.5, 0],
      ].map(([t, b]) => [
        x + t * l * Math.cos(a) - b * Math.sin(a),
        y + 0.2 * b,
        z + t * l * Math.sin(a) + b * Math.cos(a),
      ]),
      12,
    );
    scene.strand(line, (t) => 0.15 - 0.07 * t, sprout);
    scene.ellipsoid(line[0], [0.32, 0.2, 0.22], axes(place().turnY(-a)), tip);
  }
  pantry.shreds(
    scene,
    70,
    () => {
      const [x, z] = kit.inCircle(scene, 3);
      return [x - 3.6, z - 2.6];
    },
    0.25,
    scene.material(pantry.meat({ color: [0.8, 0.62, 0.36], brown: [0.6, 0.34, 0.12] })),
  );
  const white = scene.material(pantry.eggWhite());
  const yolk = scene.material(pantry.eggYolk(0.3));
  pantry.eggHalf(scene, [-2.6, L + 1.9, 3.9], 2.35, 0.5, [0.3, 0.1], { white, yolk });
  pantry.eggHalf(scene, [1.6, L + 1.7, 5.2], 2.25, -0.3, [0.36, -0.1], { white, yolk });
  const tomato = scene.material(
    kit.plain([0.66, 0.06, 0.02], { rough: 0.14, vary: 0.2, depth: 0.3 }),
  );
  for (const [x, z, t] of [
    [0.9, -6, 0.2],
    [2.8, -5.6, -0.4],
  ])
    scene.mesh(
      blob(4, (d) => [d[0] * 1.9, d[1] * 0.8, d[2] * 0.95 * (1 - 0.3 * d[0] * d[0])]),
      tomato,
      place()
        .turnX(0.6)
        .turnY(t)
        .move(x, L + 1.1, z),
    );
  const celery = scene.material(
    kit.leafGreen({ color: [0.05, 0.2, 0.02], light: [0.16, 0.38, 0.05], rough: 0.3 }),
  );
  const s = pantry.surface(scene);
  for (let i = 0; i < 60; i++) {
    const [dx, dz] = kit.inCircle(scene, i < 34 ? 2.4 : 7.6);
    const x = dx + (i < 34 ? -0.6 : 0);
    const z = dz + (i < 34 ? 0.2 : 0);
    const y = s.at(x, z) + 0.2 + (i < 34 ? scene.between(0, 0.5) : 0);
    const n = 3;
    const t = scene.random() * 6.3;
    for (let k = 0; k < n; k++)
      scene.mesh(
        kit.leaf({
          length: scene.between(0.6, 1.1),
          width: 0.6,
          fold: 0.3,
          bend: 0.1,
          wave: 0.1,
          steps: 6,
          across: 4,
        }),
        celery,
        place()
          .turnZ(scene.between(0, 0.5))
          .turnY(t + (k - 1) * 0.7)
          .move(x, y, z),
      );
  }
  const fried = scene.material(
    kit.batter({ pale: [0.5, 0.22, 0.05], brown: [0.28, 0.08, 0.015], scale: 2.5 }),
  );
  for (let i = 0; i < 90; i++) {
    const [dx, dz] = kit.inCircle(scene, 4.4);
    const y = s.at(dx, dz - 1) + 0.15;
    scene.ellipsoid(
      [dx, y, dz - 1],
      [scene.between(0.25, 0.5), 0.07, scene.between(0.12, 0.24)],
      axes(
        place()
          .turnX(scene.between(-0.5, 0.5))
          .turnY(scene.random() * 6.3),
      ),
      fried,
    );
  }
  // Limes and a small dish of chilli beside the bowl.
  const lime = scene.material(kit.peel({ color: [0.16, 0.36, 0.03], green: 0, pore: 7 }));
  const limeFlesh = scene.material(
    kit.pulp({
      color: [0.6, 0.7, 0.18],
      pith: [0.84, 0.88, 0.64],
      skin: [0.16, 0.34, 0.03],
      segments: 9,
    }),
  );
  kit.halfOrange(scene, [13.2, 1.5, 6.4], 2.1, [-0.1, 0.85, 0.5], { skin: lime, flesh: limeFlesh });
  kit.halfOrange(scene, [10.2, 1.4, 9.4], 2, [0.3, 0.75, 0.6], { skin: lime, flesh: limeFlesh });
  kit.orange(scene, [15.6, 2, 2.4], 2.15, { skin: lime, stalk: tip, tilt: place().turnZ(0.8) });
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [2.2, 0],
          [3.8, 0.8],
          [4.4, 2],
        ],
        0.3,
        40,
      ),
      80,
    ),
    ware,
    place().move(13.6, 0.1, -8.6),
  );
  const sambal = scene.material(
    kit.plain([0.55, 0.05, 0.012], { rough: 0.16, vary: 0.4, scale: 2, bump: 0.25 }),
  );
  scene.mesh(
    blob(4, (d) => [d[0] * 3.8, 0.6 * d[1] + 0.3 * fbm3(d[0] * 4, 1, d[2] * 4, 3), d[2] * 3.8]),
    sambal,
    place().move(13.6, 1.6, -8.6),
  );
  pantry.spoon(scene, [-19, 1.4, 3.5], [-13, 1.5, 13.5], 1.25, scene.material(pantry.steel()));
  const plate = new Plate(64, 48, 5).gradient([
    [0, [0.7, 0.7, 0.5]],
    [1, [0.3, 0.3, 0.2]],
  ]);
  return {
    scene,
    camera: { from: [3, 31, 28], to: [1.0, 4.0, 0.8], angle: 35, aperture: 0.75, focus: 38.5 },
    sun: {
      direction: sun,
      color: [7.6, 6.1, 4.4],
      spread: 0.05,
      gobo: dapple(sun, { size: 17, cover: 0.36, seed: 25 }),
    },
    sky: skyOf({ sun }),
    backdrop: plate,
    steam: [{ x: 0.47, y: 0.45, height: 0.44, width: 0.13, strength: 0.36, seed: 51 }],
    look: { key: 0.62, at: 0.9 },
  };
}
