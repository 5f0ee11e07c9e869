import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { clamp, fbm3, noise3, ridge3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { blob, box, curve, lathe, place, sheet } from '../lib/shapes.mjs';

/** Split cassava under grated cheese, in a woven tray lined with leaf. */
export function picture() {
  const scene = new Scene(141);
  const sun = sunAt(58, 31);
  const boards = scene.material(
    kit.wood({ dark: [0.12, 0.075, 0.045], light: [0.36, 0.25, 0.15], rough: 0.55 }),
  );
  kit.table(scene, boards, { width: 15, count: 9, turn: 0.75 });
  const board = scene.material(
    kit.wood({ dark: [0.13, 0.05, 0.02], light: [0.36, 0.17, 0.07], rough: 0.36, scale: 1.2 }),
  );
  scene.mesh(
    lathe(
      curve(
        [
          [0, 0],
          [14.6, 0],
          [15, 0.5],
          [15, 1.3],
          [14.5, 1.7],
          [0, 1.7],
        ],
        40,
      ),
      140,
    ),
    board,
    place().move(0, 0, 0),
  );
  const leaf = scene.material(kit.bananaLeaf());
  scene.mesh(
    sheet(90, 26, (u, v) => {
      const a = u * Math.PI * 2;
      const r = 12.4 * v * (1 + 0.03 * noise3(Math.cos(a) * 3, 1, Math.sin(a) * 3));
      return [
        r * Math.cos(a),
        1.8 +
          0.25 * fbm3(r * Math.cos(a) * 0.2, 1, r * Math.sin(a) * 0.2, 3) +
          0.3 * smooth(9, 12.4, r) * Math.sin(a * 4),
        r * Math.sin(a),
      ];
    }),
    leaf,
    place().turnY(0.7),
  );
  const cassava = scene.material({
    shade(s) {
      const n = fbm3(s.x * 0.7, s.y * 0.7, s.z * 0.7, 4);
      const h = fbm3(s.x * 2.6, s.y * 2.6, s.z * 2.6, 3);
      const crack = ridge3(s.lx * 0.35 + s.id, s.ly * 1.4, s.lz * 1.4, 3);
      s.color([0.64, 0.34, 0.07], 1 + n * 0.3);
      s.blend([0.45, 0.17, 0.026], clamp(0.22 + n * 1.2 + h));
      s.blend([0.3, 0.1, 0.02], smooth(0.2, 0.5, n * 0.6 + h) * 0.7);
      s.blend([0.86, 0.7, 0.36], smooth(0.62, 0.8, crack) * 0.85);
      s.rough = 0.45;
      s.depth = 0.25;
      s.bump((x, y, z) => fbm3(x * 2.2, y * 2.2, z * 2.2, 4), 0.14, 0.03);
    },
  });
  const chunk = (x, y, z, turn, tilt, seed, l, r) =>
    scene.mesh(
      blob(5, (d) => {
        const q = (v, k) => Math.sign(v) * Math.abs(v) ** k;
        const c = ridge3(d[0] * 0.8 + seed * 3, d[1] * 2.2, d[2] * 2.2, 3);
        const n =
          1 +
          0.16 * fbm3(d[0] * 1.4 + seed, d[1] * 1.4, d[2] * 1.4, 3) -
          0.26 * smooth(0.6, 0.85, c) +
          0.05 * fbm3(d[0] * 7 + seed, d[1] * 7, d[2] * 7, 3);
        return [q(d[0], 0.62) * l, q(d[1], 0.85) * r * n, q(d[2], 0.85) * r * 1.05 * n];
      }),
      cassava,
      place().turnX(seed).turnZ(tilt).turnY(turn).move(x, y, z),
    );
  chunk(-5.2, 3.6, 4.2, 0.3, 0.03, 1, 4.3, 1.9);
  chunk(3.6, 3.6, 5.4, -0.2, -0.03, 2, 4.4, 1.85);
  chunk(-6, 3.6, -1.2, -0.6, 0, 3, 4, 1.9);
  chunk(6.8, 3.6, 0, 0.9, 0.02, 4, 4.2, 1.9);
  chunk(0.4, 3.5, 0.4, 0.2, 0, 5, 4.4, 1.9);
  chunk(2.4, 3.6, -5.6, 0.3, 0.02, 6, 4.3, 1.95);
  chunk(-4.6, 3.6, -5.8, -0.2, 0, 7, 4.1, 1.9);
  chunk(-2.2, 6.7, 1.8, 0.75, 0.06, 8, 4.3, 1.85);
  chunk(3.4, 6.7, 1.4, -0.5, -0.05, 9, 4.1, 1.85);
  chunk(0, 6.7, -3, 0.12, 0.05, 10, 4.3, 1.85);
  chunk(0.8, 9.4, 0.2, 0.95, 0.08, 11, 4.1, 1.75);
  const cheese = [
    [0.88, 0.57, 0.17],
    [0.9, 0.64, 0.24],
    [0.86, 0.51, 0.12],
  ].map((c) => scene.material(kit.plain(c, { rough: 0.36, depth: 0.25, vary: 0.05 })));
  pantry.sprinkle(scene, {
    count: 1300,
    stack: 3,
    where: () => {
      const [x, z] = kit.inCircle(scene, 6.6);
      return [x + 0.2, z];
    },
    length: [0.9, 2.1],
    radius: [0.06, 0.095],
    materials: cheese,
    bend: 0.25,
  });
  pantry.sprinkle(scene, {
    count: 170,
    where: () => kit.inCircle(scene, 12),
    length: [0.7, 1.6],
    radius: [0.06, 0.09],
    materials: cheese,
    bend: 0.25,
  });
  // Cheese in a block, a small grater's worth beside it.
  const block = scene.material(
    kit.plain([0.88, 0.52, 0.12], { rough: 0.34, depth: 0.5, vary: 0.05, scale: 0.5 }),
  );
  scene.mesh(box(5.4, 2.6, 2.9, 0.3, 10), block, place().turnY(0.5).move(-16.5, 2.6, -11));
  pantry.sprinkle(scene, {
    count: 120,
    where: () => {
      const [x, z] = kit.inCircle(scene, 3.5);
      return [x - 11.5, z * 0.7 - 14];
    },
    length: [0.9, 1.8],
    radius: [0.09, 0.13],
    materials: cheese,
  });
  const mugMat = scene.material(
    kit.enamel({ color: [0.62, 0.1, 0.05], rim: [0.03, 0.02, 0.02], above: 7.6, chips: 0.6 }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [3.6, 0],
          [4.1, 0.5],
          [4.2, 4],
          [4.25, 7.8],
        ],
        0.22,
        50,
      ),
      90,
    ),
    mugMat,
    place().move(15.5, 0, -13.5),
  );
  scene.mesh(
    kit.handle(4.2, 2, 6.4, 2.4, 0.4, 1.5),
    mugMat,
    place().turnY(-0.4).move(15.5, 0, -13.5),
  );
  scene.mesh(
    lathe(
      [
        [4.05, 6.6],
        [0, 6.55],
      ],
      60,
    ),
    scene.material(kit.plain([0.04, 0.016, 0.008], { rough: 0.06 })),
    place().move(15.5, 0, -13.5),
  );
  const backdrop = new Plate(320, 240, 18)
    .gradient([
      [0, [0.75, 0.75, 0.55]],
      [1, [0.2, 0.2, 0.12]],
    ])
    .foliage({
      bottom: 0.6,
      palette: [
        [0.1, 0.18, 0.05],
        [0.34, 0.4, 0.14],
        [0.9, 0.85, 0.5],
      ],
      count: 180,
    })
    .blur(0.02)
    .bokeh({
      count: 40,
      bottom: 0.4,
      palette: [
        [1.2, 1, 0.5],
        [0.8, 0.9, 0.4],
      ],
      power: [0.1, 0.5],
    });
  return {
    scene,
    camera: { from: [2, 22, 34], to: [0.2, 4.4, -0.4], angle: 34, aperture: 0.9, focus: 34.5 },
    sun: {
      direction: sun,
      color: [8.2, 6.2, 4.0],
      spread: 0.05,
      gobo: dapple(sun, { size: 15, cover: 0.34, seed: 41 }),
    },
    sky: skyOf({ sun }),
    backdrop,
    steam: [{ x: 0.5, y: 0.3, height: 0.3, width: 0.1, strength: 0.3, seed: 71 }],
    look: { key: 0.62, at: 0.91 },
  };
}
