import { Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, blob, lathe, place, sheet } from '../lib/shapes.mjs';

/** Ginger milk in a stoneware cup with palm sugar, in a cool blue morning. */
export function picture() {
  const scene = new Scene(71);
  const sun = sunAt(-75, 26);
  const stone = scene.material(
    kit.basalt({ tone: [0.16, 0.17, 0.175], dust: [0.3, 0.3, 0.29], scale: 0.5, holes: 0.4 }),
  );
  scene.mesh(
    sheet(80, 60, (u, v) => [
      (u - 0.5) * 120,
      fbm3(u * 12, 0, v * 9, 4) * 0.25 - 0.1,
      (v - 0.5) * 90,
    ]),
    stone,
  );
  const linen = scene.material(
    kit.cloth({ color: [0.5, 0.5, 0.46], stripe: [0.09, 0.13, 0.2], every: 7, wide: 0.1 }),
  );
  scene.mesh(
    kit.clothSheet({ length: 30, width: 21, seed: 3, folds: 1 }),
    linen,
    place().turnY(0.7).move(2, 0.1, 2),
  );
  const ware = scene.material(
    kit.pottery({
      color: [0.62, 0.55, 0.44],
      second: [0.5, 0.4, 0.28],
      glaze: 0.75,
      speck: 0.55,
      line: {
        color: [0.13, 0.06, 0.035],
        at: (s) => smooth(2.7, 2.4, s.ly + 0.25 * noise3(s.lx, 0, s.lz)),
      },
    }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [3.1, 0],
          [4.2, 0.5],
          [5.2, 2.4],
          [5.35, 5],
          [5.2, 7.6],
          [5.3, 8.2],
        ],
        0.4,
        70,
      ),
      120,
    ),
    ware,
    place().move(0, 1, 0),
  );
  scene.mesh(kit.handle(5.2, 2.4, 6.9, 2.6, 0.55, 1.2), ware, place().turnY(-0.5).move(0, 1, 0));
  const milk = scene.material({
    shade(s) {
      const r = Math.hypot(s.x, s.z);
      const n = fbm3(s.x * 0.4 + 0.4 * noise3(s.x * 0.3, 5, s.z * 0.3), 3, s.z * 0.4, 4);
      s.color([0.86, 0.74, 0.55]);
      s.blend([0.9, 0.82, 0.66], smooth(-0.05, 0.25, n));
      s.blend([0.5, 0.27, 0.1], smooth(0.16, 0.42, fbm3(s.x * 0.7 + 9 + n, 1, s.z * 0.7, 3)) * 0.5);
      s.rough = 0.24;
      s.depth = 0.8;
      s.bump((x, y, z) => fbm3(x * 1.4, 0, z * 1.4, 3), 0.04 + 0.05 * smooth(3.5, 4.8, r), 0.04);
    },
  });
  scene.mesh(
    lathe(
      [
        [5, 7.9],
        [4.4, 7.82],
        [3, 7.8],
        [0, 7.8],
      ],
      90,
    ),
    milk,
  );
  const foam = scene.material(
    kit.plain([0.88, 0.82, 0.7], { rough: 0.16, depth: 0.3, vary: 0.05 }),
  );
  for (let i = 0; i < 420; i++) {
    const a = scene.random() * 6.28;
    const r =
      4.85 - scene.random() ** 1.8 * (2.2 + noise3(Math.cos(a) * 2, 1, Math.sin(a) * 2) * 1.8);
    const q = scene.between(0.05, 0.2);
    scene.ellipsoid([r * Math.cos(a), 7.83, r * Math.sin(a)], [q, q * 0.7, q], axes(), foam);
  }
  const flesh = scene.material(pantry.gingerFlesh());
  const skin = scene.material(pantry.gingerSkin());
  for (const [x, z] of [
    [-1.2, 0.6],
    [0.9, 1.3],
  ])
    scene.mesh(
      pantry.coin(0.25, 0.14, x),
      flesh,
      place().scale(1.25, 0.8, 1.25).turnX(0.08).move(x, 7.95, z),
    );
  pantry.ginger(scene, [-12.4, 0.6, 0.5], 1.3, 2.4, { skin, flesh });
  const bark = scene.material(pantry.bark());
  pantry.cinnamon(scene, [9.3, 2.3, 6.6], 9, 0.7, 0.9, bark, 0, 0.5);
  pantry.cinnamon(scene, [10.7, 2.2, 7.2], 8.4, 0.62, 0.65, bark, 0, 2);
  // Palm sugar: half a coconut shell's shape and shavings.
  const palm = scene.material(
    kit.plain([0.3, 0.12, 0.035], {
      rough: 0.4,
      vary: 0.35,
      scale: 0.8,
      depth: 0.2,
      bump: 0.12,
      grain: 3,
    }),
  );
  scene.mesh(
    blob(5, (d) => [
      d[0] * 3.4,
      Math.max(d[1], -0.05) * 2.6 + (d[1] > 0 ? 0.1 * fbm3(d[0] * 3, d[1] * 3, d[2] * 3, 3) : 0),
      d[2] * 3.4,
    ]),
    palm,
    place().turnZ(0.1).turnY(1).move(11.6, 0.6, -4.5),
  );
  for (let i = 0; i < 40; i++) {
    const [x, z] = kit.inCircle(scene, 4);
    scene.mesh(
      pantry.crystal(i, scene.between(0.2, 0.65)),
      palm,
      place()
        .turnY(i)
        .move(-5.5 + x, 1.2, 9.2 + z * 0.6),
    );
  }
  const jug = scene.material(
    kit.enamel({ color: [0.8, 0.8, 0.76], rim: [0.02, 0.05, 0.14], above: 17.4, chips: 0.4 }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [5.4, 0],
          [6, 0.6],
          [6, 5],
          [5.1, 12],
          [4.2, 15.5],
          [4.9, 18],
        ],
        0.25,
        70,
      ),
      100,
    ),
    jug,
    place().move(-11, 0, -18),
  );
  scene.mesh(kit.handle(5.2, 4, 15, 4, 0.5, 1.3), jug, place().turnY(2.6).move(-11, 0, -18));
  const plate = new Plate(400, 300, 77)
    .gradient([
      [0, [0.62, 0.74, 0.85]],
      [0.4, [0.85, 0.86, 0.82]],
      [0.7, [0.5, 0.56, 0.56]],
      [1, [0.3, 0.32, 0.32]],
    ])
    .hill({
      at: 0.26,
      rise: 0.12,
      color: [0.42, 0.52, 0.58],
      foot: [0.75, 0.8, 0.8],
      seed: 3,
      rough: 3,
    })
    .hill({
      at: 0.4,
      rise: 0.1,
      color: [0.2, 0.28, 0.28],
      foot: [0.6, 0.66, 0.64],
      seed: 7,
      rough: 5,
    })
    .blur(0.02);
  return {
    scene,
    camera: { from: [2.5, 24, 33], to: [0.2, 4.9, 0], angle: 34, aperture: 0.8, focus: 36.5 },
    sun: { direction: sun, color: [7.6, 5.6, 3.7], spread: 0.07 },
    sky: skyOf({
      sun,
      zenith: [0.42, 0.56, 0.76],
      horizon: [0.72, 0.78, 0.8],
      glow: [1.6, 1.2, 0.8],
      ground: [0.16, 0.17, 0.17],
      leaves: 0.2,
    }),
    backdrop: plate,
    steam: [
      {
        x: 0.48,
        y: 0.36,
        height: 0.34,
        width: 0.12,
        strength: 0.55,
        seed: 21,
        color: [1.25, 1.25, 1.2],
      },
    ],
    look: { key: 0.64, warm: 0.045 },
  };
}
