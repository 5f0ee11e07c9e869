import { dapple, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { clamp, fbm3, hash, mix, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { blob, lathe, place, sheet } from '../lib/shapes.mjs';

/** Wide, thin tempe in soft batter on a winnowing tray, from above. */
export function picture() {
  const scene = new Scene(161);
  const sun = sunAt(60, 40);
  const boards = scene.material(
    kit.wood({ dark: [0.045, 0.03, 0.022], light: [0.17, 0.11, 0.075], rough: 0.5, worn: 0.35 }),
  );
  kit.table(scene, boards, { width: 12, count: 11, turn: 0.9 });
  // The tray: flat bamboo strips, two over and two under.
  const strip = scene.material({
    shade(s) {
      s.color([0.58, 0.42, 0.19], 0.72 + hash(s.id * 3) * 0.4 + 0.2 * noise3(s.x * 3, 0, s.z * 3));
      s.blend([0.3, 0.17, 0.06], smooth(0.25, 0.6, fbm3(s.x * 0.5, 0, s.z * 0.5, 3)) * 0.5);
      s.rough = 0.42;
    },
  });
  const RT = 16.5;
  for (const along of [0, 1])
    for (let i = -15; i <= 15; i++) {
      const c = i * 1.1;
      const half = Math.sqrt(Math.max(0, RT * RT - c * c));
      if (half < 1.5) continue;
      scene.mesh(
        sheet(60, 3, (u, v) => {
          const t = (u * 2 - 1) * half;
          const j = t / 1.1;
          const wave = 0.13 * Math.sin(((j + (along ? i + 1 : -i)) * Math.PI) / 2 + 0.7);
          const w = c + (v - 0.5) * 1.0;
          return along ? [t, 0.6 + wave, w] : [w, 0.6 - wave * 1.0, t];
        }),
        strip,
        place().turnY(0.5),
      );
    }
  const cane = scene.material(kit.plain([0.4, 0.22, 0.08], { rough: 0.36, vary: 0.3 }));
  for (let q = 0; q < 3; q++) {
    const points = [];
    for (let k = 0; k <= 160; k++) {
      const a = (k / 160) * 6.2832;
      points.push([
        (RT + q * 0.5 - 0.4) * Math.cos(a),
        1.0 + q * 0.35,
        (RT + q * 0.5 - 0.4) * Math.sin(a),
      ]);
    }
    scene.strand(points, 0.42, cane);
  }
  const leaf = scene.material(kit.bananaLeaf());
  scene.mesh(
    kit.leafSheet({ length: 25, width: 15, seed: 30, wave: 0.3, lift: 0.3 }),
    leaf,
    place().turnY(-0.6).move(-1, 0.75, 0),
  );
  const skin = scene.material({
    shade(s) {
      const n = fbm3(s.x * 0.45, s.y * 0.6, s.z * 0.45, 4);
      const h = fbm3(s.x * 2.2, s.y * 2.2, s.z * 2.2, 3);
      const edge = Math.max(Math.abs(s.lx), Math.abs(s.lz));
      // Soy beans of the tempe show through the thin batter.
      const bean = smooth(0.1, 0.4, noise3(s.x * 2.2, s.id, s.z * 2.2));
      s.color([0.72, 0.44, 0.11], 1 + n * 0.22);
      s.blend([0.8, 0.58, 0.24], bean * 0.5 * smooth(0.9, 0.75, edge));
      s.blend([0.5, 0.21, 0.03], clamp(0.16 + n * 1.1 + h * 0.7 + smooth(0.8, 1.05, edge) * 0.5));
      s.blend(
        [0.36, 0.14, 0.02],
        smooth(0.28, 0.6, h * 0.8 + smooth(0.88, 1.08, edge) * 0.4 + n * 0.4) * 0.7,
      );
      const fleck = smooth(0.56, 0.62, noise3(s.x * 3.1 + s.id * 5, 2, s.z * 4.6));
      s.blend([0.13, 0.3, 0.03], fleck * 0.9);
      s.rough = 0.34 + h * 0.15;
      s.depth = 0.25;
      s.bump((x, y, z) => fbm3(x * 1.7, y * 1.7, z * 1.7, 4), 0.13, 0.03);
    },
  });
  const fry = (x, y, z, turn, tx, tz, seed, w = 5.1, d = 4.3) =>
    scene.mesh(
      blob(5, (p) => {
        const m = Math.max(Math.abs(p[0]), Math.abs(p[2]), 0.001);
        const r = Math.hypot(p[0], p[2]);
        const flat = Math.min(1, r * 1.25);
        // From a circle to a rounded square with a torn fringe.
        const k =
          mix(1, r / m, 0.72) *
          (1 +
            0.07 * noise3(p[0] * 3 + seed, 1, p[2] * 3) +
            0.05 * noise3(p[0] * 8, seed, p[2] * 8));
        const ux = (p[0] / Math.max(r, 1e-6)) * flat * k;
        const uz = (p[2] / Math.max(r, 1e-6)) * flat * k;
        const wave =
          0.5 * fbm3(ux * 1.4 + seed * 3, 1, uz * 1.4, 3) + 0.16 * Math.sin(ux * 2 + seed) * uz;
        const fringe = 1 - smooth(0.72, 1.0, Math.max(Math.abs(ux), Math.abs(uz))) * 0.72;
        return [
          ux,
          wave * 0.32 +
            Math.sign(p[1]) * Math.min(1, Math.abs(p[1]) * 2.4) * 0.085 * fringe +
            0.018 * fbm3(ux * 9, seed, uz * 9, 3),
          uz,
        ];
      }),
      skin,
      place().scale(w, 4.3, d).turnX(tx).turnZ(tz).turnY(turn).move(x, y, z),
    );
  fry(-6.2, 1.9, -3.6, 0.35, 0.05, 0.06, 1);
  fry(5.3, 1.9, -5.2, -0.3, 0.04, -0.05, 2);
  fry(-5.4, 2.2, 5.4, -0.5, -0.06, 0.1, 3);
  fry(0.2, 2.9, -1.0, 0.8, 0.1, 0.1, 4);
  fry(5.7, 2.8, 3.4, 0.2, -0.1, -0.16, 5);
  fry(-1.9, 4.0, 2.9, 0.15, 0.16, 0.06, 6);
  fry(2.4, 4.9, 0.4, -0.45, 0.12, -0.2, 7);
  const ware = scene.material(
    kit.pottery({ color: [0.2, 0.27, 0.22], second: [0.1, 0.14, 0.11], glaze: 0.95 }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [2.4, 0],
          [3.9, 0.8],
          [4.5, 2.3],
        ],
        0.32,
        44,
      ),
      90,
    ),
    ware,
    place().move(10.8, 0.9, 8.4),
  );
  scene.mesh(
    lathe(
      [
        [4.05, 1.75],
        [2, 1.7],
        [0, 1.7],
      ],
      80,
    ),
    scene.material(kit.plain([0.025, 0.009, 0.004], { rough: 0.05, bump: 0.02, grain: 0.5 })),
    place().move(10.8, 0.9, 8.4),
  );
  const green = scene.material(kit.plain([0.2, 0.4, 0.04], { rough: 0.16, vary: 0.15 }));
  const red = scene.material(kit.plain([0.62, 0.03, 0.01], { rough: 0.15, vary: 0.15 }));
  const stalk = scene.material(kit.plain([0.2, 0.3, 0.07]));
  const dip = () => {
    const [x, z] = kit.inCircle(scene, 2.9);
    return [x + 10.8, z + 8.4];
  };
  pantry.rings(scene, 16, dip, 0.05, green, { size: [0.2, 0.32], thick: 0.1 });
  pantry.rings(scene, 10, dip, 0.05, red, { size: [0.2, 0.3], thick: 0.1 });
  for (const [x, z, a] of [
    [-9.6, 10.3, 0.4],
    [-8, 11.7, 0.1],
    [11.9, -4.4, 1.1],
    [12.8, -2.2, 1.5],
    [-11.6, 8.2, 0.8],
  ])
    pantry.chilli(
      scene,
      [
        [x, 1.5, z],
        [x - 1.4 * Math.cos(a), 1.55, z + 1.4 * Math.sin(a) + 0.2],
        [x - 3 * Math.cos(a), 1.4, z + 3 * Math.sin(a)],
      ],
      0.48,
      green,
      stalk,
    );
  const drink = [0.2, 0.7, 1.8];
  kit.glass(scene, [-18.5, 0, -13], {
    outline: [
      [3.2, 0],
      [3.8, 0.3],
      [4, 5],
      [4.3, 10],
    ],
    level: 0.82,
    glassMaterial: scene.material(kit.clear(null)),
    side: scene.material(kit.clear(drink, { iorIn: 1.33, iorOut: 1.5 })),
    top: scene.material(kit.clear(drink, { iorIn: 1.33, iorOut: 1 })),
    around: 64,
  });
  return {
    scene,
    camera: { from: [0, 47, 19], to: [0.3, 1.6, 0.6], angle: 38, aperture: 0.6, focus: 46.5 },
    sun: {
      direction: sun,
      color: [8, 6, 3.9],
      spread: 0.05,
      gobo: dapple(sun, { size: 19, cover: 0.36, seed: 52 }),
    },
    sky: skyOf({ sun }),
    look: { key: 0.58, at: 0.9 },
  };
}
