import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { clamp, fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { blob, box, lathe, place, sheet } from '../lib/shapes.mjs';

/** Chicken skewers with peanut sauce on a banana leaf over a slab of stone. */
export function picture() {
  const scene = new Scene(111);
  const sun = sunAt(48, 27);
  const boards = scene.material(kit.wood({ dark: [0.05, 0.026, 0.014], light: [0.2, 0.1, 0.045] }));
  kit.table(scene, boards, { width: 16, count: 9, turn: 0.3 });
  const stone = scene.material(kit.basalt({ tone: [0.06, 0.058, 0.055] }));
  scene.mesh(
    box(22, 0.9, 10.5, 0.4, 24, (p) => [
      p[0] + 0.5 * fbm3(p[0] * 0.2, p[1], p[2] * 0.2, 3),
      p[1] + 0.12 * fbm3(p[0] * 0.6, 2, p[2] * 0.6, 3),
      p[2] + 0.7 * fbm3(p[0] * 0.2, p[1], p[2] * 0.2 + 5, 3),
    ]),
    stone,
    place().turnY(0.12).move(0, 0.9, 0),
  );
  const leaf = scene.material(kit.bananaLeaf());
  scene.mesh(
    kit.leafSheet({ length: 38, width: 16, seed: 12, wave: 0.35, lift: 0.25 }),
    leaf,
    place().turnY(0.16).move(0, 1.8, 0),
  );
  const glaze = scene.material({
    shade(s) {
      const n = fbm3(s.x * 0.8, s.y * 0.8, s.z * 0.8, 4);
      const h = fbm3(s.x * 2.3, s.y * 2.3, s.z * 2.3, 3);
      s.color([0.3, 0.1, 0.022], 1 + 0.35 * n);
      s.blend([0.46, 0.2, 0.05], smooth(-0.05, -0.4, n + h * 0.5) * 0.8);
      s.blend([0.03, 0.014, 0.009], smooth(0.12, 0.42, n * 0.8 + h * 0.6 + clamp(s.ny) * 0.1));
      s.rough = 0.2 + 0.25 * clamp(h + 0.3);
      s.f0 = 0.05;
      s.depth = 0.12;
      s.bump((x, y, z) => fbm3(x * 2.2, y * 2.2, z * 2.2, 4), 0.16, 0.03);
    },
  });
  const bamboo = scene.material(kit.plain([0.55, 0.4, 0.2], { rough: 0.5, vary: 0.2, scale: 2 }));
  for (let i = 0; i < 9; i++) {
    const row = i < 6 ? 0 : 1;
    const k = row ? i - 6 : i;
    const z = row ? -2.5 + k * 2.5 + 0.4 : -5.2 + k * 2.15;
    const y = row ? 4.7 : 3.05;
    const t = place()
      .turnY(0.1 + scene.between(-0.07, 0.07) + row * 0.14)
      .move(-2.4 + row * 0.8, y, z);
    const a = t.point([-9.2, 0.1, 0]);
    const b = t.point([13.2, row ? -0.2 : 0.05, 0]);
    scene.capsule(a, b, 0.16, bamboo);
    for (let j = 0; j < 4; j++) {
      const o = i * 10 + j * 3.3;
      const w = scene.between(0.92, 1.16);
      scene.mesh(
        blob(4, (d) => {
          const n =
            1 +
            0.24 * fbm3(d[0] * 1.5 + o, d[1] * 1.5, d[2] * 1.5, 3) +
            0.05 * fbm3(d[0] * 6, d[1] * 6 + o, d[2] * 6, 2);
          const q = (v) => Math.sign(v) * Math.abs(v) ** 0.8;
          return [q(d[0]) * 1.42 * n, q(d[1]) * 0.95 * w * n, q(d[2]) * 1.06 * w * n];
        }),
        glaze,
        place()
          .turnX(scene.between(-0.3, 0.3))
          .turnY(0.1 + scene.between(-0.15, 0.15) + row * 0.14)
          .move(
            ...t.point([
              -7.4 + j * 2.62 + scene.between(-0.15, 0.15),
              scene.between(-0.1, 0.15),
              scene.between(-0.12, 0.12),
            ]),
          ),
      );
    }
  }
  // Peanut sauce: poured over the middle, and a bowl of it.
  const sauce = scene.material({
    shade(s) {
      const n = fbm3(s.x * 1.2, s.y * 1.2, s.z * 1.2, 3);
      const bits = smooth(0.3, 0.55, noise3(s.x * 3.4, s.y * 3.4, s.z * 3.4));
      s.color([0.4, 0.17, 0.05], 1 + 0.3 * n);
      s.blend([0.7, 0.46, 0.2], bits * 0.7);
      s.blend([0.2, 0.06, 0.015], smooth(0.1, 0.4, n) * 0.6);
      s.rough = 0.18 + bits * 0.2;
      s.depth = 0.2;
      s.bump((x, y, z) => fbm3(x * 2.6, y * 2.6, z * 2.6, 3), 0.12, 0.03);
    },
  });
  const s = pantry.surface(scene);
  scene.mesh(
    sheet(70, 130, (u, v) => {
      const z = -7.2 + v * 13;
      const w = 1.7 + 1.0 * noise3(v * 7, 1, 2);
      const x = -4.2 + 0.9 * noise3(v * 4, 5, 2) + (u - 0.5) * 2 * w;
      const edge = 1 - Math.abs(u - 0.5) * 2;
      let y = 0;
      for (const [a, b] of [
        [0, 0],
        [0.4, 0],
        [-0.4, 0],
        [0, 0.4],
        [0, -0.4],
        [0.3, 0.3],
        [-0.3, -0.3],
      ])
        y += Math.max(1.9, s.at(x + a, z + b)) / 7;
      return [
        x,
        y +
          0.42 * smooth(0, 0.3, edge) -
          0.3 * (1 - smooth(0, 0.12, edge)) +
          0.1 * fbm3(x * 2, 0, z * 2, 2),
        z,
      ];
    }),
    sauce,
  );
  const ware = scene.material(
    kit.pottery({ color: [0.12, 0.16, 0.17], second: [0.05, 0.07, 0.08], glaze: 0.9 }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [2.6, 0],
          [4.2, 1.2],
          [4.7, 3.3],
        ],
        0.32,
        44,
      ),
      90,
    ),
    ware,
    place().move(-14.6, 2.1, -1.5),
  );
  scene.mesh(
    blob(5, (d) => [d[0] * 4.3, 0.35 * d[1] + 0.3 * fbm3(d[0] * 3, 1, d[2] * 3, 3), d[2] * 4.3]),
    sauce,
    place().move(-14.6, 4.6, -1.5),
  );
  // Rice cake, shallots, chilli, lime.
  const rice = scene.material({
    shade(s) {
      const r = Math.hypot(s.lx, s.lz);
      s.color([0.8, 0.8, 0.68], 1 + 0.1 * noise3(s.x * 5, s.y * 5, s.z * 5));
      s.blend([0.4, 0.48, 0.2], smooth(0.86, 1, r) * 0.8);
      s.rough = 0.34;
      s.depth = 0.4;
      s.bump((x, y, z) => noise3(x * 4, y * 4, z * 4), 0.05, 0.03);
    },
  });
  for (const [x, z, l, t] of [
    [11.9, -4.9, -0.5, 0.2],
    [12.8, -3, -0.46, 0.3],
    [13.2, -0.9, -0.4, 0.1],
    [13.1, 1.3, -0.5, 0.4],
    [12.4, 3.3, -0.42, 0.2],
  ])
    scene.mesh(
      pantry.coin(0.62, 0.05, x),
      rice,
      place()
        .scale(2.1, 2.1, 2.1)
        .turnX(0.9)
        .turnY(t - 0.3)
        .turnZ(l * 0.4)
        .move(x, 3.3, z),
    );
  const shallot = scene.material({
    shade(s) {
      s.color([0.78, 0.6, 0.62]);
      s.blend([0.42, 0.08, 0.16], 0.5 + 0.5 * noise3(s.x * 6, s.y * 6, s.z * 6));
      s.rough = 0.2;
      s.depth = 0.15;
      s.through = 0.3;
    },
  });
  pantry.rings(
    scene,
    34,
    () => [scene.between(4.2, 10.5), scene.between(4.9, 7.6)],
    0.12,
    shallot,
    { size: [0.35, 0.75], thick: 0.1 },
  );
  const green = scene.material(kit.plain([0.16, 0.36, 0.04], { rough: 0.16, vary: 0.15 }));
  const red = scene.material(kit.plain([0.6, 0.03, 0.01], { rough: 0.14, vary: 0.15 }));
  const stalk = scene.material(kit.plain([0.16, 0.3, 0.05]));
  for (const [x, z, a, m] of [
    [2.9, 6.6, 0.2, green],
    [1.3, 7.2, -0.15, red],
    [-0.8, 6.8, 0.35, green],
  ])
    pantry.chilli(
      scene,
      [
        [x, 2.7, z],
        [x - 1.3, 2.72, z + 0.6 * a + 0.2],
        [x - 2.7, 2.6, z + 2 * a],
      ],
      0.46,
      m,
      stalk,
    );
  pantry.rings(scene, 26, () => [scene.between(-6.2, -2.6), scene.between(-6, 4)], 0.1, green, {
    size: [0.15, 0.28],
    thick: 0.06,
  });
  const lime = scene.material(kit.peel({ color: [0.16, 0.36, 0.03], green: 0, pore: 7 }));
  const limeFlesh = scene.material(
    kit.pulp({
      color: [0.55, 0.66, 0.16],
      pith: [0.82, 0.86, 0.6],
      skin: [0.16, 0.34, 0.03],
      segments: 9,
    }),
  );
  kit.halfOrange(scene, [-9.5, 3.5, 6.1], 1.9, [0.2, 0.8, 0.55], { skin: lime, flesh: limeFlesh });
  const plate = new Plate(320, 240, 5)
    .gradient([
      [0, [0.3, 0.26, 0.16]],
      [1, [0.08, 0.06, 0.04]],
    ])
    .foliage({
      bottom: 0.6,
      palette: [
        [0.06, 0.1, 0.02],
        [0.2, 0.22, 0.06],
        [0.5, 0.36, 0.12],
      ],
      count: 160,
    })
    .blur(0.02)
    .bokeh({
      count: 40,
      bottom: 0.4,
      palette: [
        [1.3, 0.8, 0.3],
        [0.7, 0.7, 0.25],
      ],
      power: [0.1, 0.6],
    });
  return {
    scene,
    camera: { from: [3, 24, 28], to: [-1.0, 2.4, 0.2], angle: 34.5, aperture: 0.75, focus: 35 },
    sun: {
      direction: sun,
      color: [9, 6.2, 3.7],
      spread: 0.05,
      gobo: dapple(sun, { size: 16, cover: 0.36, seed: 15 }),
    },
    sky: skyOf({
      sun,
      zenith: [0.28, 0.34, 0.42],
      horizon: [0.75, 0.6, 0.44],
      ground: [0.1, 0.08, 0.05],
    }),
    backdrop: plate,
    steam: [{ x: 0.38, y: 0.42, height: 0.42, width: 0.16, strength: 0.4, seed: 41 }],
    look: { key: 0.58, at: 0.92 },
  };
}
