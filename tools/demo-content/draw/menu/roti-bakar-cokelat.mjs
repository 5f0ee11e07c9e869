import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { clamp, fbm3, mix, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, place } from '../lib/shapes.mjs';

/** Thick toast with butter and chocolate, in the light of a window. */
export function picture() {
  const scene = new Scene(181);
  const sun = sunAt(-80, 30);
  const boards = scene.material(
    kit.wood({ dark: [0.3, 0.25, 0.2], light: [0.56, 0.49, 0.41], rough: 0.6, worn: 0.5 }),
  );
  kit.table(scene, boards, { width: 18, count: 7, turn: 0.02 });
  const board = scene.material(
    kit.wood({ dark: [0.17, 0.07, 0.028], light: [0.42, 0.21, 0.09], rough: 0.38 }),
  );
  scene.mesh(box(17.5, 0.9, 12, 0.5, 16), board, place().turnY(0.3).move(0.6, 0.9, 0.4));
  // Two slices with chocolate between, toasted and cut into six; `home` turns back to the loaf.
  const TURN = 0.42;
  const home = (s) => [
    s.x * Math.cos(TURN) - s.z * Math.sin(TURN),
    s.x * Math.sin(TURN) + s.z * Math.cos(TURN),
  ];
  const bread = scene.material({
    shade(s) {
      const [x, z] = home(s);
      const n = fbm3(s.x * 0.5, s.y * 0.5, s.z * 0.5, 3);
      const c = fbm3(s.x * 1.7, s.y * 1.7, s.z * 1.7, 3);
      const flat = smooth(0.82, 0.97, Math.abs(s.ly) / 1.15);
      const crust = smooth(0.12, 0.04, Math.min(10.75 - Math.abs(x), 7.75 - Math.abs(z)));
      s.color([0.84, 0.66, 0.36], 1 + c * 0.15);
      s.blend([0.56, 0.27, 0.065], crust * 0.9);
      s.blend([0.3, 0.11, 0.022], crust * smooth(0.1, 0.5, n + 0.25));
      // The iron's bars leave their stripes on the toasted face.
      const bar = smooth(0.3, 0.75, Math.cos((x * 0.7 + z * 0.7) * 1.9 + n * 0.8));
      const toast = clamp(0.42 + n * 0.9 + c * 0.4);
      s.blend([0.62, 0.31, 0.07], flat * 0.92);
      s.blend([0.36, 0.13, 0.025], flat * toast * 0.75);
      s.blend([0.13, 0.042, 0.01], flat * bar * smooth(0.1, 0.6, toast) * 0.8);
      s.rough = 0.5 - flat * 0.12;
      s.depth = 0.25;
      s.bump(
        (u, v, w) =>
          -smooth(0.2, 0.6, noise3(u * 2.1, v * 2.1, w * 2.1)) -
          0.6 * smooth(0.2, 0.55, noise3(u * 4.6, v * 4.6, w * 4.6)),
        mix(0.2, 0.07, Math.max(flat, crust)),
        0.03,
      );
    },
  });
  const filling = scene.material(
    kit.plain([0.035, 0.012, 0.005], { rough: 0.14, vary: 0.3, bump: 0.16, grain: 1.2 }),
  );
  const pieces = [];
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j += 2) {
      const apart = 0.55;
      const x = i * (7 + apart) + (i === 1 && j === 1 ? 2.2 : 0);
      const z = j * (3.75 + apart) + (i === 1 && j === 1 ? 2.4 : 0);
      const turn = i === 1 && j === 1 ? 0.3 : scene.between(-0.04, 0.04);
      const seed = i * 7 + j * 3;
      const put = (y, tilt) =>
        place().turnX(tilt).turnY(turn).move(x, y, z).turnY(TURN).move(0, 0, 0);
      for (const level of [0, 1])
        scene.mesh(
          box(3.5, 1.15, 3.75, 0.42, 14, (p) => [
            p[0] + 0.09 * noise3(p[1] + seed, p[2] * 0.6, 1),
            p[1] + 0.1 * fbm3(p[0] * 0.5 + seed, 2 + level, p[2] * 0.5, 3),
            p[2] + 0.09 * noise3(p[0] * 0.6, p[1] + seed, 5),
          ]),
          bread,
          put(2.95 + level * 2.75, level * scene.between(-0.03, 0.03)),
        );
      scene.mesh(
        box(3.62, 0.34, 3.87, 0.3, 18, (p) => {
          const edge = smooth(0.86, 1, Math.max(Math.abs(p[0]) / 3.62, Math.abs(p[2]) / 3.87));
          const drip = 0.75 * Math.max(0, noise3(p[0] * 0.9 + seed, 1, p[2] * 0.9)) * edge;
          return [
            p[0] * (1 + 0.02 * noise3(p[0], seed, p[2])),
            p[1] - (p[1] < 0 ? drip : drip * 0.15),
            p[2] * (1 + 0.02 * noise3(p[0], seed + 4, p[2])),
          ];
        }),
        filling,
        put(4.33, 0),
      );
      pieces.push(put(0, 0).point([0, 0, 0]));
    }
  const meses = [
    [0.05, 0.017, 0.007],
    [0.075, 0.028, 0.012],
  ].map((c) => scene.material(kit.plain(c, { rough: 0.22 })));
  const cream = scene.material(
    kit.plain([0.93, 0.76, 0.34], { rough: 0.2, depth: 0.5, vary: 0.04 }),
  );
  scene.mesh(
    box(1.5, 0.55, 1.3, 0.35, 8, (p) => [p[0], p[1] + 0.08 * noise3(p[0], 1, p[2]), p[2]]),
    cream,
    place()
      .turnX(0.05)
      .turnY(0.9)
      .move(pieces[2][0] + 0.4, 7.35, pieces[2][2] + 0.9),
  );
  const s = pantry.surface(scene);
  for (let i = 0; i < 1250; i++) {
    const onTop = i % 8 < 6;
    const [dx, dz] = onTop ? kit.inCircle(scene, 3.1) : kit.inCircle(scene, 15);
    const heap = pieces[[0, 3, 4, 1, 5][i % 5]];
    const x = onTop ? heap[0] + dx * 0.95 : dx;
    const z = onTop ? heap[2] + dz : dz * 0.7;
    const y = s.at(x, z);
    if (onTop ? y < 6 : y > 3 || y < 1.4) continue;
    const a = scene.random() * 6.28;
    const l = scene.between(0.26, 0.42);
    const up = scene.between(-0.1, 0.12);
    const lift = onTop ? scene.between(0.08, 0.38) : 0.1;
    scene.capsule(
      [x - l * Math.cos(a), y + lift - up, z - l * Math.sin(a)],
      [x + l * Math.cos(a), y + lift + up, z + l * Math.sin(a)],
      0.1,
      scene.pick(meses),
    );
  }
  // Milk in a glass, a striped cloth.
  const milk = scene.material(
    kit.plain([0.88, 0.84, 0.76], { rough: 0.2, depth: 1.5, vary: 0.02 }),
  );
  kit.glass(scene, [13.5, 0, -12.5], {
    outline: [
      [3.2, 0],
      [3.8, 0.3],
      [4, 5],
      [4.4, 12],
    ],
    level: 0.84,
    glassMaterial: scene.material(kit.clear(null)),
    side: milk,
    top: milk,
    around: 72,
  });
  const stripes = scene.material(
    kit.cloth({ color: [0.66, 0.6, 0.5], stripe: [0.5, 0.09, 0.04], every: 2.6, wide: 0.2 }),
  );
  scene.mesh(
    kit.clothSheet({ length: 26, width: 16, seed: 33, folds: 1.2 }),
    stripes,
    place().turnY(-0.5).move(-17, 0.05, -10),
  );
  const backdrop = new Plate(400, 300, 40)
    .gradient([
      [0, [0.85, 0.82, 0.68]],
      [0.6, [0.4, 0.4, 0.3]],
      [1, [0.3, 0.27, 0.2]],
    ])
    .foliage({
      bottom: 0.6,
      palette: [
        [0.2, 0.28, 0.12],
        [0.5, 0.56, 0.3],
        [1.1, 1.0, 0.7],
      ],
      count: 140,
      size: [0.05, 0.14],
    })
    .blur(0.03);
  return {
    scene,
    camera: { from: [7, 24, 33], to: [0.9, 3.0, -0.2], angle: 36, aperture: 0.85, focus: 38 },
    sun: {
      direction: sun,
      color: [7.6, 5.9, 4.0],
      spread: 0.06,
      gobo: dapple(sun, { size: 22, cover: 0.3, seed: 55 }),
    },
    sky: skyOf({ sun }),
    backdrop,
    clean: 2.4,
    look: { key: 0.6, at: 0.9 },
  };
}
