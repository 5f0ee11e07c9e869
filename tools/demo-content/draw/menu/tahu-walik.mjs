import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, hash, noise3, ridge3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { blob, lathe, place, sheet } from '../lib/shapes.mjs';

/** Inside-out tofu in a bamboo basket, green chillies and dark soy. */
export function picture() {
  const scene = new Scene(151);
  const sun = sunAt(-66, 33);
  const stone = scene.material(
    kit.basalt({ tone: [0.11, 0.105, 0.1], dust: [0.3, 0.27, 0.23], scale: 0.5, holes: 0.7 }),
  );
  scene.mesh(
    sheet(120, 90, (u, v) => [(u - 0.5) * 110, fbm3(u * 16, 0, v * 12, 5) * 0.5, (v - 0.5) * 80]),
    stone,
  );
  const cane = scene.material({
    shade(s) {
      s.color(
        [0.52, 0.34, 0.13],
        0.75 + hash(s.id * 3) * 0.45 + 0.25 * noise3(s.x * 2, s.y * 6, s.z * 2),
      );
      s.blend([0.24, 0.12, 0.04], smooth(0.2, 0.6, fbm3(s.x * 0.8, s.y * 2, s.z * 0.8, 3)) * 0.5);
      s.rough = 0.4;
    },
  });
  // The basket: strands that go over and under its stakes.
  const R = (y) => 10.6 + y * 0.55;
  const stakes = 44;
  for (let i = 0; i < stakes; i++) {
    const a = (i / stakes) * 6.2832;
    const points = [];
    for (let k = 0; k <= 10; k++) {
      const y = 0.4 + (k / 10) * 4.9;
      points.push([R(y) * Math.cos(a), y, R(y) * Math.sin(a)]);
    }
    scene.strand(points, 0.24, cane);
  }
  for (let j = 0; j < 10; j++) {
    const points = [];
    const y = 0.5 + j * 0.5;
    for (let k = 0; k <= stakes * 6; k++) {
      const a = (k / (stakes * 6)) * 6.2832;
      const w = 0.34 * Math.sin((a * stakes) / 2 + j * Math.PI);
      points.push([
        (R(y) + w) * Math.cos(a),
        y + 0.03 * noise3(a * 9, j, 1),
        (R(y) + w) * Math.sin(a),
      ]);
    }
    scene.strand(points, 0.25, cane);
  }
  for (let q = 0; q < 2; q++) {
    const points = [];
    for (let k = 0; k <= 400; k++) {
      const a = (k / 400) * 6.2832;
      const t = a * 34 + q * Math.PI;
      points.push([
        (R(5.5) + 0.34 * Math.cos(t)) * Math.cos(a),
        5.55 + 0.34 * Math.sin(t),
        (R(5.5) + 0.34 * Math.cos(t)) * Math.sin(a),
      ]);
    }
    scene.strand(points, 0.3, cane);
  }
  const leaf = scene.material(kit.bananaLeaf());
  scene.mesh(
    sheet(
      110,
      30,
      (u, v) => {
        const a = u * Math.PI * 2;
        const r = 13.2 * v * (1 + 0.06 * noise3(Math.cos(a) * 4, 1, Math.sin(a) * 4));
        const up = r > 9 ? (r - 9) * 1.35 : 0;
        const out = r > 9 ? 9 + (r - 9) * 0.5 : r;
        return [
          out * Math.cos(a),
          1.0 +
            up +
            0.25 * fbm3(r * Math.cos(a) * 0.25, 1, r * Math.sin(a) * 0.25, 3) +
            0.3 * smooth(9, 13, r) * Math.sin(a * 7),
          out * Math.sin(a),
        ];
      },
      (u, v) => [13 * v * Math.cos(u * 6.2832), 0, 13 * v * Math.sin(u * 6.2832)],
    ),
    leaf,
    place().turnY(0.9),
  );
  const crust = kit.batter({
    pale: [0.6, 0.29, 0.06],
    brown: [0.4, 0.14, 0.022],
    dark: [0.15, 0.045, 0.01],
    amount: 0.42,
    scale: 1.3,
  });
  const under = crust.shade;
  crust.shade = (s) => {
    under(s);
    // The filling shows on top: paler, flecked with green.
    const top = smooth(0.62, 0.8, s.ly);
    s.blend([0.62, 0.36, 0.12], top * 0.5);
    s.blend([0.16, 0.32, 0.05], top * smooth(0.42, 0.52, noise3(s.x * 4, s.y * 4, s.z * 4)) * 0.85);
    s.blend(
      [0.62, 0.22, 0.05],
      top * smooth(0.44, 0.54, noise3(s.x * 4 + 30, s.y * 4, s.z * 4)) * 0.8,
    );
  };
  const tofu = scene.material(crust);
  const put = (x, y, z, turn, tx, tz, seed, size = 2.25) => {
    const m = blob(5, (d) => {
      const q = (v) => Math.sign(v) * Math.abs(v) ** 0.42;
      const n =
        1 +
        0.1 * fbm3(d[0] * 2 + seed, d[1] * 2, d[2] * 2, 3) +
        0.12 * ridge3(d[0] * 2.6 + seed, d[1] * 2.6, d[2] * 2.6, 4) -
        0.04;
      const dome = d[1] > 0 ? 0.22 * (1 - Math.min(1, d[0] * d[0] + d[2] * d[2])) : 0;
      return [q(d[0]) * 0.94 * n, q(d[1]) * 0.68 * n + dome, q(d[2]) * 0.94 * n];
    });
    scene.mesh(m, tofu, place().scale(size).turnX(tx).turnZ(tz).turnY(turn).move(x, y, z));
  };
  let seed = 1;
  for (const [x, z] of [
    [-5.6, -4.6],
    [-0.4, -6.2],
    [5, -4.6],
    [-7, 0.6],
    [-2.1, -0.8],
    [3, -0.6],
    [7.2, 0.8],
    [-4.6, 5],
    [0.6, 5.4],
    [5.6, 4.9],
  ])
    put(
      x,
      2.8,
      z,
      scene.random() * 3,
      scene.between(-0.15, 0.15),
      scene.between(-0.15, 0.15),
      seed++,
    );
  for (const [x, z] of [
    [-4.2, 1.9],
    [0.6, 2.3],
    [-1.8, -3.4],
    [3.4, -2.6],
    [4.6, 2.2],
  ])
    put(
      x,
      5.5,
      z,
      scene.random() * 3,
      scene.between(-0.2, 0.3),
      scene.between(-0.25, 0.25),
      seed++,
    );
  put(0.3, 8.0, 0.2, 0.5, 0.18, 0.12, 30);
  const green = scene.material(
    kit.plain([0.17, 0.37, 0.035], { rough: 0.15, vary: 0.12, depth: 0.1 }),
  );
  const stalk = scene.material(kit.plain([0.2, 0.32, 0.07]));
  for (const [x, y, z, a] of [
    [10.9, 0.8, 9.9, 0.2],
    [12.4, 0.8, 11.2, 0.5],
    [14, 0.8, 9.2, 0.9],
    [9.4, 0.8, 11.6, -0.2],
    [12.7, 1.7, 10.1, 0.05],
  ])
    pantry.chilli(
      scene,
      [
        [x, y, z],
        [x - 1.7 * Math.cos(a), y + 0.05, z + 1.7 * Math.sin(a) + 0.25],
        [x - 3.5 * Math.cos(a), y - 0.1, z + 3.5 * Math.sin(a)],
      ],
      0.52,
      green,
      stalk,
    );
  for (const [x, y, z, a] of [
    [-2.6, 7.2, 4.6, 0.5],
    [7.6, 4.7, 4.0, 1.2],
  ])
    pantry.chilli(
      scene,
      [
        [x, y, z],
        [x - 1.5 * Math.cos(a), y + 0.1, z + 1.5 * Math.sin(a)],
        [x - 3 * Math.cos(a), y - 0.3, z + 3 * Math.sin(a)],
      ],
      0.5,
      green,
      stalk,
    );
  const ware = scene.material(
    kit.pottery({ color: [0.62, 0.56, 0.46], second: [0.46, 0.38, 0.28], glaze: 0.9 }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [2.6, 0],
          [4.3, 0.8],
          [5, 2.5],
        ],
        0.32,
        44,
      ),
      90,
    ),
    ware,
    place().move(-15.4, 0.3, 5.5),
  );
  scene.mesh(
    lathe(
      [
        [4.5, 1.9],
        [3, 1.86],
        [0, 1.86],
      ],
      80,
    ),
    scene.material(kit.plain([0.022, 0.008, 0.004], { rough: 0.05, bump: 0.02, grain: 0.5 })),
    place().move(-15.4, 0.3, 5.5),
  );
  const shallot = scene.material(kit.plain([0.62, 0.34, 0.4], { rough: 0.2, vary: 0.4, scale: 3 }));
  pantry.rings(
    scene,
    12,
    () => {
      const [x, z] = kit.inCircle(scene, 3);
      return [x - 15.4, z + 5.5];
    },
    0.04,
    shallot,
    { size: [0.3, 0.6], thick: 0.1 },
  );
  pantry.rings(
    scene,
    14,
    () => {
      const [x, z] = kit.inCircle(scene, 3);
      return [x - 15.4, z + 5.5];
    },
    0.05,
    green,
    { size: [0.2, 0.3], thick: 0.1 },
  );
  const backdrop = new Plate(64, 48, 18).gradient([
    [0, [0.5, 0.5, 0.4]],
    [1, [0.2, 0.2, 0.15]],
  ]);
  return {
    scene,
    camera: { from: [-4, 30, 32], to: [-0.8, 2.8, 1.0], angle: 37, aperture: 0.8, focus: 38 },
    sun: {
      direction: sun,
      color: [8.2, 6, 3.8],
      spread: 0.05,
      gobo: dapple(sun, { size: 17, cover: 0.34, seed: 45 }),
    },
    sky: skyOf({ sun }),
    backdrop,
    look: { key: 0.56, at: 0.92 },
  };
}
