import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, mix, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { blob, curve, lathe, place, sheet, tube } from '../lib/shapes.mjs';

/** Green rice balls in grated coconut, very close; one is open and lets its sugar run. */
export function picture() {
  const scene = new Scene(191);
  const sun = sunAt(-40, 30);
  const boards = scene.material(
    kit.wood({ dark: [0.05, 0.025, 0.013], light: [0.2, 0.1, 0.05], scale: 1.6 }),
  );
  kit.table(scene, boards, { width: 11, count: 9, turn: 0.3, length: 100 });
  const clay = scene.material(
    kit.pottery({ color: [0.12, 0.1, 0.09], second: [0.05, 0.045, 0.04], glaze: 0.45, speck: 0.5 }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [6, 0],
          [8, 0.4],
          [9.6, 1.1],
        ],
        0.34,
        60,
      ),
      120,
    ),
    clay,
  );
  const leaf = scene.material(kit.bananaLeaf());
  scene.mesh(
    kit.leafSheet({ length: 17, width: 11, seed: 50, wave: 0.22, lift: 0.5, steps: 60 }),
    leaf,
    place().turnY(0.6).move(0, 0.35, 0),
  );
  const dough = scene.material(
    kit.plain([0.125, 0.27, 0.045], {
      rough: 0.26,
      depth: 0.4,
      vary: 0.1,
      scale: 1,
      bump: 0.04,
      grain: 2,
    }),
  );
  const balls = [];
  const ball = (x, y, z, r) => {
    balls.push([x, y, z, r]);
    scene.mesh(
      blob(4, (d) => {
        const n = 1 + 0.045 * fbm3(d[0] * 1.6 + x, d[1] * 1.6 + z, d[2] * 1.6, 3);
        return [d[0] * r * n * 1.03, d[1] * r * n * 0.93, d[2] * r * n * 1.03];
      }),
      dough,
      place().move(x, y, z),
    );
  };
  for (const [x, z] of [
    [-4.1, -1.9],
    [-0.4, -3.3],
    [3.5, -2.3],
    [-2.6, 1.4],
    [4.9, 1.3],
    [-6, 1.6],
    [1.4, -6.2],
    [-3.6, -5.4],
  ])
    ball(x, 2.45, z, 1.82 + scene.between(-0.1, 0.08));
  ball(-1.1, 5.05, -1.2, 1.8);
  // The open one: half a shell, sugar inside.
  const cutAt = [1.9, 2.4, 2.1];
  const cutDir = place().turnX(0.85).turnY(0.35);
  scene.mesh(
    sheet(60, 24, (u, v) => {
      const a = u * 6.2832;
      const b = -Math.PI / 2 + v * (Math.PI / 2 + 0.22);
      const r = 1.86 * (1 + 0.03 * noise3(Math.cos(a) * 2, v * 2, Math.sin(a) * 2));
      return [r * Math.cos(b) * Math.cos(a), r * Math.sin(b), r * Math.cos(b) * Math.sin(a)];
    }),
    dough,
    cutDir.move(...cutAt),
  );
  const bite = scene.material(
    kit.plain([0.3, 0.48, 0.12], {
      rough: 0.3,
      depth: 0.4,
      vary: 0.15,
      scale: 2,
      bump: 0.1,
      grain: 3,
    }),
  );
  scene.mesh(
    sheet(60, 16, (u, v) => {
      const a = u * 6.2832;
      const r = mix(1.83, 0.98, v) * (1 + 0.05 * noise3(Math.cos(a) * 3, 1, Math.sin(a) * 3));
      return [
        r * Math.cos(a),
        0.4 - 0.25 * v * v + 0.07 * noise3(a * 3, v * 3, 1),
        -r * Math.sin(a),
      ];
    }),
    bite,
    cutDir.move(...cutAt),
  );
  const syrup = scene.material({
    shade(s) {
      s.color([0.055, 0.014, 0.002]);
      s.blend(
        [0.3, 0.1, 0.01],
        smooth(0.35, 0.95, 1 - Math.abs(s.nx * s.dx + s.ny * s.dy + s.nz * s.dz)),
      );
      s.rough = 0.04;
      s.f0 = 0.06;
      s.bump((x, y, z) => fbm3(x * 0.9, y * 0.9, z * 0.9, 2), 0.22, 0.03);
    },
  });
  scene.mesh(
    blob(4, (d) => [d[0] * 1.04, d[1] * 0.34 + 0.22, d[2] * 1.04]),
    syrup,
    cutDir.move(...cutAt),
  );
  const run = curve(
    [
      cutDir.move(...cutAt).point([0.1, 0.3, 0.9]),
      cutDir.move(...cutAt).point([0.15, 0.15, 1.75]),
      [2.6, 1.5, 4.0],
      [2.75, 0.95, 4.5],
      [3.0, 0.9, 5.1],
    ],
    40,
  );
  scene.mesh(
    tube(run, (t) => 0.34 + 0.2 * t * t + 0.1 * Math.sin(t * 6), 16),
    syrup,
  );
  scene.mesh(
    blob(4, (d) => [d[0] * 1.7 + 0.2 * noise3(d[0] * 2, 1, d[2] * 2), d[1] * 0.28, d[2] * 1.15]),
    syrup,
    place().move(3.2, 0.98, 5.3),
  );
  // Coconut: shreds that stand out from every ball, and fallen ones.
  const coconut = [
    [0.9, 0.87, 0.79],
    [0.86, 0.82, 0.72],
  ].map((c) =>
    scene.material(kit.plain(c, { rough: 0.4, depth: 0.12, vary: 0.04, through: 0.25 })),
  );
  const shred = (p, n, l) => {
    const r = scene.between(0.022, 0.046);
    const a = [scene.between(-1, 1), scene.between(-1, 1), scene.between(-1, 1)];
    const d = a[0] * n[0] + a[1] * n[1] + a[2] * n[2];
    const t = a.map((v, i) => v - n[i] * d * scene.between(0.55, 1));
    const len = Math.hypot(...t) || 1;
    const q = t.map((v) => (v / len) * l * 0.5);
    const mid = p.map((v, i) => v + n[i] * (r + 0.06 + scene.random() * 0.08));
    scene.strand(
      [mid.map((v, i) => v - q[i] + n[i] * -0.03), mid, mid.map((v, i) => v + q[i] - n[i] * 0.05)],
      r,
      scene.pick(coconut),
    );
  };
  for (const [x, y, z, r] of balls)
    for (let i = 0; i < 480; i++) {
      const c = scene.between(-0.75, 1);
      const a = scene.random() * 6.28;
      const q = Math.sqrt(1 - c * c);
      const n = [q * Math.cos(a), c, q * Math.sin(a)];
      if (noise3(n[0] * 2 + x, n[1] * 2, n[2] * 2 + z) < -0.42) continue;
      shred(
        [x + n[0] * r * 1.03, y + n[1] * r * 0.95, z + n[2] * r * 1.03],
        n,
        scene.between(0.25, 0.75),
      );
    }
  for (let i = 0; i < 300; i++) {
    const c = scene.between(-0.9, 0.28);
    const a = scene.random() * 6.28;
    const q = Math.sqrt(1 - c * c);
    const n = cutDir.normal([q * Math.cos(a), c, q * Math.sin(a)]);
    shred(
      [cutAt[0] + n[0] * 1.87, cutAt[1] + n[1] * 1.87, cutAt[2] + n[2] * 1.87],
      n,
      scene.between(0.25, 0.7),
    );
  }
  pantry.sprinkle(scene, {
    count: 620,
    where: () => {
      const [x, z] = kit.inCircle(scene, 8);
      return Math.hypot(x - 2.4, (z - 3.4) * 0.6) < 2.4 ? [x - 5.5, z + 1] : [x, z];
    },
    length: [0.3, 0.8],
    radius: [0.025, 0.045],
    materials: coconut,
    bend: 0.4,
  });
  // Palm sugar and a pandan leaf behind.
  const palm = scene.material(
    kit.plain([0.28, 0.105, 0.03], {
      rough: 0.4,
      vary: 0.35,
      scale: 1.5,
      depth: 0.2,
      bump: 0.12,
      grain: 3,
    }),
  );
  for (const [x, z, r, i] of [
    [-10.5, -6.5, 1.9, 1],
    [-12.4, -4.4, 1.3, 2],
    [-9.2, -4.3, 0.8, 3],
    [-13.6, -7.5, 1.6, 5],
  ])
    scene.mesh(
      pantry.crystal(i, r, 22),
      palm,
      place()
        .turnY(i)
        .move(x, r * 0.7, z),
    );
  const pandan = scene.material(
    kit.leafGreen({ color: [0.04, 0.15, 0.02], light: [0.1, 0.26, 0.04] }),
  );
  for (const [x, z, t, l] of [
    [7, -9, 0.25, 20],
    [8, -10.5, 0.5, 18],
  ])
    scene.mesh(
      kit.leaf({ length: l, width: 2.4, fold: 0.6, bend: 0.06, steps: 30, across: 8 }),
      pandan,
      place().turnZ(0.12).turnY(t).move(x, 0.4, z),
    );
  const backdrop = new Plate(320, 240, 44)
    .gradient([
      [0, [0.3, 0.34, 0.16]],
      [1, [0.06, 0.06, 0.03]],
    ])
    .foliage({
      bottom: 0.5,
      palette: [
        [0.05, 0.1, 0.02],
        [0.2, 0.26, 0.07],
        [0.6, 0.55, 0.2],
      ],
      count: 160,
    })
    .blur(0.02)
    .bokeh({
      count: 44,
      bottom: 0.5,
      palette: [
        [1.2, 1, 0.4],
        [0.6, 0.9, 0.3],
      ],
      power: [0.1, 0.6],
      size: [0.02, 0.05],
    });
  return {
    scene,
    camera: { from: [3, 11.5, 18], to: [0.1, 2.3, -0.2], angle: 34, aperture: 0.5, focus: 18.6 },
    sun: {
      direction: sun,
      color: [8.2, 6.2, 4],
      spread: 0.05,
      gobo: dapple(sun, { size: 8, cover: 0.34, seed: 65 }),
    },
    sky: skyOf({ sun }),
    backdrop,
    look: { key: 0.62, at: 0.93 },
  };
}
