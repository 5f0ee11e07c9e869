import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, hash, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { curve, lathe, place, tube } from '../lib/shapes.mjs';

/** A clay teapot, two clay cups and rock sugar on a bamboo mat. */
export function picture() {
  const scene = new Scene(51);
  const sun = sunAt(65, 33);
  const boards = scene.material(
    kit.wood({ dark: [0.16, 0.09, 0.045], light: [0.46, 0.3, 0.16], rough: 0.5 }),
  );
  kit.table(scene, boards, { width: 12, count: 11, turn: 1.1 });
  // The mat: thin bamboo rods on threads.
  const bamboo = scene.material({
    shade(s) {
      const o = hash(s.id * 3);
      s.color([0.5, 0.36, 0.16], 0.75 + o * 0.5 + 0.3 * fbm3(s.x * 0.3, o * 40, s.z * 2, 3));
      s.blend([0.22, 0.13, 0.05], smooth(0.3, 0.5, noise3(s.x * 0.5, o * 60, 3)) * 0.5);
      s.rough = 0.36;
    },
  });
  for (let i = 0; i < 78; i++) {
    const z = (i - 38.5) * 0.44 + scene.between(-0.02, 0.02);
    const t = place().turnY(-0.16).move(0.5, 0.24, 1.6);
    scene.capsule(
      t.point([-19 + scene.between(-0.3, 0.3), 0, z]),
      t.point([19 + scene.between(-0.3, 0.3), 0, z]),
      0.21,
      bamboo,
    );
  }
  const clay = scene.material(
    kit.pottery({
      color: [0.3, 0.115, 0.05],
      second: [0.12, 0.045, 0.025],
      glaze: 0.25,
      speck: 0.3,
    }),
  );
  const at = place().turnY(0.45).move(-4.2, 0.5, -2.4);
  const bodyLine = curve(
    [
      [0, 0],
      [3.6, 0],
      [4.3, 0.35],
      [6.4, 2.2],
      [7.3, 4.6],
      [6.7, 7.1],
      [4.6, 8.9],
      [3.5, 9.35],
      [3.2, 9.5],
      [3.1, 9.9],
    ],
    70,
  );
  scene.mesh(lathe(bodyLine, 120), clay, at);
  scene.mesh(
    lathe(
      curve(
        [
          [3.35, 9.75],
          [3.5, 9.95],
          [3.1, 10.3],
          [1.8, 10.95],
          [0.75, 11.2],
          [0.6, 11.6],
          [0.95, 12.1],
          [0.95, 12.55],
          [0.5, 12.95],
          [0, 13],
        ],
        50,
      ),
      80,
    ),
    clay,
    at,
  );
  scene.mesh(
    tube(
      curve(
        [
          [6, 3.3, 0],
          [8.2, 4.2, 0],
          [9.3, 6.2, 0],
          [10.1, 8.3, 0],
          [11.1, 8.8, 0],
        ],
        40,
      ),
      (t) => 1.5 - 0.85 * t ** 0.7 + (t > 0.97 ? 0.1 : 0),
      26,
    ),
    clay,
    at,
  );
  scene.mesh(
    tube(
      curve(
        [
          [-5.6, 7.3, 0],
          [-8.4, 8.5, 0],
          [-10.2, 7.2, 0],
          [-9.8, 4.6, 0],
          [-6.9, 2.8, 0],
        ],
        40,
      ),
      (t, a) => 0.6 * (1 + 0.35 * Math.abs(Math.sin(a))),
      16,
    ),
    clay,
    at,
  );
  const tea = scene.material({
    shade(s) {
      const r = Math.hypot(s.lx, s.lz) / 3;
      s.color([0.3, 0.085, 0.012]);
      s.blend([0.62, 0.26, 0.05], smooth(0.55, 1, r));
      s.rough = 0.045;
      s.f0 = 0.035;
      s.depth = 0.6;
      s.bump((x, y, z) => fbm3(x * 0.7, 0, z * 0.7, 2), 0.02, 0.05);
    },
  });
  const cupLine = [
    [0, 0],
    [1.9, 0],
    [2.3, 0.3],
    [3.1, 1.9],
    [3.4, 4.1],
  ];
  const cup = (x, z, level) => {
    scene.mesh(lathe(kit.dish(cupLine, 0.32, 44), 90), clay, place().move(x, 0.45, z));
    scene.mesh(
      lathe(
        [
          [2.72 + level * 0.25, 0],
          [1.5, -0.03],
          [0, -0.03],
        ],
        64,
      ),
      tea,
      place().move(x, 0.45 + 2.5 + level * 0.6, z),
    );
  };
  cup(8.6, 5.2, 0.6);
  cup(-2.4, 8.9, 0.4);
  const sugar = scene.material(pantry.sugar([0.92, 0.84, 0.68]));
  const amber = scene.material(pantry.sugar([0.85, 0.58, 0.26]));
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [2.6, 0],
          [4, 0.5],
          [4.9, 1.25],
        ],
        0.28,
        40,
      ),
      90,
    ),
    scene.material(
      kit.pottery({ color: [0.09, 0.13, 0.12], second: [0.04, 0.06, 0.06], glaze: 0.9 }),
    ),
    place().move(11.4, 0.45, -5.4),
  );
  for (let i = 0; i < 22; i++) {
    const [x, z] = kit.inCircle(scene, 3.1);
    const r = scene.between(0.55, 1.05);
    scene.mesh(
      pantry.crystal(i, r),
      i % 3 ? sugar : amber,
      place()
        .turnX(i)
        .turnY(i * 2)
        .move(11.4 + x, 1.25 + r * 0.5 + (3.1 - Math.hypot(x, z)) * 0.35 * (i % 2), -5.4 + z),
    );
  }
  for (const [x, z, r, i] of [
    [8.9, 4.9, 0.95, 31],
    [7.9, 5.9, 0.7, 35],
  ])
    scene.mesh(pantry.crystal(i, r), sugar, place().turnY(i).move(x, 3.25, z));
  for (const [x, z, r, i] of [
    [2.9, 10.7, 0.7, 41],
    [4.3, 11.4, 0.5, 42],
  ])
    scene.mesh(
      pantry.crystal(i, r),
      amber,
      place()
        .turnY(i)
        .move(x, 0.45 + r * 0.6, z),
    );
  // Jasmine on the mat.
  const petal = scene.material(
    kit.plain([0.9, 0.87, 0.78], { rough: 0.5, through: 0.4, vary: 0.04 }),
  );
  const heart = scene.material(kit.plain([0.75, 0.6, 0.16], { rough: 0.6 }));
  const green = scene.material(kit.leafGreen());
  for (const [x, z, k] of [
    [-9.8, 9.7, 1],
    [-11.6, 8.3, 0.85],
    [13.2, 6.2, 0.95],
    [-8.8, 11.6, 0.8],
  ]) {
    for (let i = 0; i < 6; i++)
      scene.mesh(
        kit.leaf({ length: 1.7 * k, width: 0.95 * k, fold: 0.35, bend: -0.1 }),
        petal,
        place()
          .turnZ(0.3)
          .turnY(i * 1.047 + x)
          .move(x, 0.7, z),
      );
    scene.sphere([x, 0.85, z], 0.2 * k, heart);
  }
  for (const [x, z, t] of [
    [-12, 10.2, 2.2],
    [14.6, 6.9, 0.3],
    [-10.2, 7.9, 1.2],
  ])
    scene.mesh(
      kit.leaf({ length: 4, width: 1.9, fold: 0.25, bend: 0.12, steps: 14 }),
      green,
      place().turnZ(0.1).turnY(t).move(x, 0.7, z),
    );
  const plate = new Plate(320, 240, 7)
    .gradient([
      [0, [0.9, 0.85, 0.6]],
      [0.4, [0.4, 0.42, 0.2]],
      [1, [0.2, 0.16, 0.1]],
    ])
    .foliage({
      bottom: 0.5,
      palette: [
        [0.12, 0.2, 0.05],
        [0.35, 0.42, 0.12],
        [0.9, 0.8, 0.45],
      ],
      count: 180,
    })
    .blur(0.02)
    .bokeh({
      count: 36,
      palette: [
        [1.3, 1.05, 0.5],
        [0.7, 0.9, 0.35],
      ],
    });
  return {
    scene,
    camera: { from: [-3, 23, 37], to: [0.3, 3.9, 0.2], angle: 35, aperture: 0.7, focus: 40 },
    sun: {
      direction: sun,
      color: [8, 5.9, 3.8],
      spread: 0.05,
      gobo: dapple(sun, { size: 15, cover: 0.4, seed: 9 }),
    },
    sky: skyOf({ sun }),
    backdrop: plate,
    steam: [
      { x: 0.72, y: 0.52, height: 0.32, width: 0.06, strength: 0.4, seed: 15 },
      { x: 0.6, y: 0.28, height: 0.24, width: 0.05, strength: 0.4, seed: 17 },
    ],
    look: { key: 0.72 },
  };
}
