import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { clamp, fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, place, sheet } from '../lib/shapes.mjs';

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
  scene.mesh(box(17, 0.9, 10, 0.5, 16), board, place().turnY(0.16).move(-0.5, 0.9, 0));
  const crumb = (s, nearCrust) => {
    const c = fbm3(s.x * 1.6, s.y * 1.6, s.z * 1.6, 3);
    s.color([0.62, 0.34, 0.1]);
    s.blend([0.42, 0.17, 0.035], clamp(0.3 + c * 1.2 + nearCrust));
    s.blend([0.34, 0.13, 0.03], smooth(0.35, 0.8, c + nearCrust) * 0.7);
  };
  const toast = scene.material({
    shade(s) {
      const face = Math.abs(s.ly) > 0.88;
      const edge = Math.max(Math.abs(s.lx) / 4.8, Math.abs(s.lz) / 4.8);
      const n = fbm3(s.lx * 0.5 + s.id, s.ly, s.lz * 0.5, 3);
      if (face) {
        crumb(s, smooth(0.72, 1, edge) * 0.55 - 0.12 + n * 0.3);
        s.bump(
          (x, y, z) =>
            -smooth(0.3, 0.6, noise3(x * 2.4, y * 2.4, z * 2.4)) +
            0.5 * fbm3(x * 3, y * 3, z * 3, 2),
          0.1,
          0.03,
        );
      } else {
        s.color([0.3, 0.115, 0.028], 1 + n * 0.5);
        s.blend([0.13, 0.045, 0.012], smooth(0, 0.5, n + 0.1));
        s.bump((x, y, z) => fbm3(x * 1.6, y * 1.6, z * 1.6, 3), 0.05, 0.03);
      }
      s.rough = 0.5;
      s.depth = 0.2;
    },
  });
  const cut = scene.material({
    shade(s) {
      const c = fbm3(s.x * 1.4, s.y * 1.4, s.z * 1.4, 4);
      s.color([0.86, 0.74, 0.5], 1 + c * 0.14);
      s.blend([0.55, 0.27, 0.06], smooth(0.74, 0.98, Math.abs(s.ly) + c * 0.2) * 0.8);
      s.rough = 0.7;
      s.depth = 0.4;
      s.bump(
        (x, y, z) =>
          -smooth(0.15, 0.55, noise3(x * 2.2, y * 2.2, z * 2.2)) -
          0.6 * smooth(0.2, 0.5, noise3(x * 5, y * 5, z * 5)),
        0.22,
        0.03,
      );
    },
  });
  // A slice of bread cut corner to corner.
  const wedge = (p) => {
    // Crust sides and faces over a triangle (-a,-a) (a,-a) (-a,a), cut face on the diagonal.
    const a = 4.8;
    const H = 1.12;
    const at = (u, v) => {
      // u runs over the two crust sides from one end of the cut to the other.
      const q = u * 2;
      let x = q < 1 ? -a : -a + (q - 1) * 2 * a;
      let z = q < 1 ? a - q * 2 * a : -a;
      const near = Math.max(0, 1 - Math.hypot(x + a, z + a) / 1.6);
      x += near * 0.45;
      z += near * 0.45;
      const b = (v - 0.5) * 2;
      const round = 0.42 * (1 - Math.sqrt(Math.max(0, 1 - Math.abs(b) ** 6)));
      const dent = 0.16 * noise3(u * 5, v * 2, 3);
      if (q < 1.12) x += round + dent * 0.6;
      if (q > 0.88) z += round + dent * 0.6;
      return [x, b * H, z];
    };
    scene.mesh(
      sheet(60, 20, at, (u, v) => {
        const w = at(u, v);
        return [w[0], (v - 0.5) * 1.6, w[2]];
      }),
      toast,
      p,
    );
    for (const side of [1, -1]) {
      scene.mesh(
        sheet(
          36,
          36,
          (u, v) => {
            const x0 = -a + 0.42;
            const x = x0 + u * (2 * a - 0.5) * (1 - v);
            const z = x0 + v * (2 * a - 0.5);
            return [x, side * (H - 0.02 + 0.09 * fbm3(x * 0.6, side, z * 0.6, 3)), z];
          },
          (u, v) => [-a + u * 2 * a * (1 - v), side, -a + v * 2 * a],
        ),
        toast,
        p,
      );
    }
    scene.mesh(
      sheet(
        40,
        14,
        (u, v) => {
          const x = -a + u * 2 * a;
          const z = a - u * 2 * a;
          const b = (v - 0.5) * 2;
          const n = 0.12 * fbm3(u * 8, b, 2, 3);
          return [x + n, b * H, z + n];
        },
        (u, v) => [u * 9, (v - 0.5) * 2, 0],
      ),
      cut,
      p,
    );
  };
  const filling = scene.material(
    kit.plain([0.045, 0.016, 0.007], {
      rough: 0.16,
      vary: 0.3,
      bump: 0.2,
      grain: 1.5,
      depth: 0.05,
    }),
  );
  const melt = (p, seed) =>
    scene.mesh(
      sheet(60, 10, (u, v) => {
        const a = 4.9;
        const x = -a + u * 2 * a;
        const z = a - u * 2 * a;
        const drop =
          0.25 +
          0.9 * Math.max(0, noise3(u * 6 + seed, 1, 2)) +
          0.5 * Math.max(0, noise3(u * 14, seed, 2));
        const b = v * 2 - 1;
        const out = 0.3 * Math.sqrt(Math.max(0, 1 - b * b)) + 0.05;
        return [x + out, b < 0 ? b * drop : b * 0.32, z + out];
      }),
      filling,
      p,
    );
  const stand = [
    [-4.4, 2.95, 1.2, 0.9, 0],
    [5.0, 2.95, -0.6, 1.25, 0],
  ];
  for (const [x, y, z, t, lean] of stand)
    for (const level of [0, 1]) {
      const p = place()
        .turnX(lean)
        .turnY(t + level * 0.06)
        .move(x, y + level * 2.5, z);
      wedge(p);
      if (level === 0)
        melt(
          place()
            .turnX(lean)
            .turnY(t + 0.03)
            .move(x, y + 1.25, z),
          x,
        );
    }
  const meses = [
    [0.05, 0.017, 0.007],
    [0.075, 0.028, 0.012],
  ].map((c) => scene.material(kit.plain(c, { rough: 0.22 })));
  const cream = scene.material(
    kit.plain([0.93, 0.76, 0.34], { rough: 0.2, depth: 0.5, vary: 0.04 }),
  );
  scene.mesh(
    box(1.35, 0.5, 1.2, 0.3, 8, (p) => [
      p[0] * (1 + 0.1 * p[1]),
      p[1] + 0.08 * noise3(p[0], 1, p[2]),
      p[2],
    ]),
    cream,
    place().turnX(0.05).turnZ(0.06).turnY(0.5).move(-6.1, 7.35, 0.1),
  );
  const s = pantry.surface(scene);
  for (let i = 0; i < 1500; i++) {
    const target = i % 5 < 4 ? stand[i % 2] : [0, 0, 0, 0, 0];
    const spread = i % 5 < 4 ? 4.4 : 13;
    const [dx, dz] = kit.inCircle(scene, spread);
    const x = target[0] + dx - (i % 5 < 4 ? 0.8 : 0);
    const z = target[2] + dz - (i % 5 < 4 ? 0.8 : 0);
    const y = s.at(x, z);
    if (i % 5 < 4 && y < 5.6) continue;
    if (i % 5 === 4 && (y > 3 || Math.abs(z) > 10)) continue;
    const a = scene.random() * 6.28;
    const l = scene.between(0.3, 0.48);
    const up = scene.between(-0.1, 0.12);
    const lift = i % 5 < 4 ? scene.between(0.1, 0.42) : 0.12;
    scene.capsule(
      [x - l * Math.cos(a), y + lift - up, z - l * Math.sin(a)],
      [x + l * Math.cos(a), y + lift + up, z + l * Math.sin(a)],
      0.115,
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
    camera: { from: [7, 21, 30], to: [0.2, 3.2, -0.2], angle: 33, aperture: 0.85, focus: 33.5 },
    sun: {
      direction: sun,
      color: [7.6, 5.9, 4.0],
      spread: 0.06,
      gobo: dapple(sun, { size: 22, cover: 0.3, seed: 55 }),
    },
    sky: skyOf({ sun }),
    backdrop,
    look: { key: 0.6, at: 0.9 },
  };
}
