import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { clamp, fbm3, mix, noise3, ridge3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, blob, lathe, place } from '../lib/shapes.mjs';

/** Banana fritters with honey and sesame on a green enamel plate. */
export function picture() {
  const scene = new Scene(131);
  const sun = sunAt(-44, 28);
  const boards = scene.material(kit.wood({ dark: [0.08, 0.035, 0.016], light: [0.3, 0.15, 0.06] }));
  kit.table(scene, boards, { width: 14, count: 9, turn: -0.2 });
  const plate = scene.material(
    kit.enamel({ color: [0.2, 0.32, 0.22], rim: [0.02, 0.03, 0.025], from: 13.1, chips: 0.7 }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [8, 0],
          [9.2, 0.3],
          [10.4, 1.2],
          [12, 1.7],
          [13.5, 2.2],
        ],
        0.24,
        70,
      ),
      130,
    ),
    plate,
    place().move(0, 0.1, 0),
  );
  const crust = {
    ...kit.batter({
      pale: [0.74, 0.36, 0.055],
      brown: [0.46, 0.165, 0.022],
      dark: [0.2, 0.06, 0.012],
      amount: 0.22,
      scale: 0.8,
    }),
  };
  const base = crust.shade;
  crust.shade = (s) => {
    base(s);
    // Honey lies where it ran: a film that shines.
    const n = fbm3(s.x * 0.35 + 2, s.y * 0.2, s.z * 0.35, 3);
    const wet = smooth(-0.08, 0.12, n + 0.3 * clamp(s.ny) - 0.12);
    s.color([s.r, s.g, s.b], 1 - wet * 0.1);
    s.blend([0.5, 0.17, 0.01], wet * 0.25);
    s.rough = mix(s.rough, 0.1, wet);
    s.f0 = 0.05;
  };
  const fried = scene.material(crust);
  const lay = (x, y, z, turn, tilt, seed, l = 5.4) =>
    scene.mesh(
      blob(5, (d) => {
        const n =
          1 +
          0.2 * fbm3(d[0] * 1.6 + seed, d[1] * 1.6, d[2] * 1.6, 3) +
          0.05 * ridge3(d[0] * 6 + seed, d[1] * 3, d[2] * 3, 4) +
          0.13 * fbm3(d[0] * 9, d[1] * 5 + seed, d[2] * 5, 4) -
          0.02;
        const px = d[0] * l * n;
        return [
          px,
          d[1] * 1.42 * n - 0.035 * px * px * 0.3,
          d[2] * 2.0 * n * (1 + 0.06 * d[0]) + 0.045 * px * px,
        ];
      }),
      fried,
      place().turnZ(tilt).turnY(turn).move(x, y, z),
    );
  lay(-3.9, 2.0, 3.4, 0.25, 0.02, 1);
  lay(4.2, 2.0, 4.4, -0.35, -0.02, 2);
  lay(-4.6, 2.1, -1.8, -0.3, 0.04, 3);
  lay(4.6, 2.1, -1.5, 0.45, 0, 4);
  lay(0.2, 2.0, -5.6, 0.05, 0.02, 5);
  lay(-0.4, 4.5, 1.9, 0.15, 0.05, 6, 5.6);
  lay(0.8, 4.5, -2.4, -0.3, -0.05, 7);
  lay(0.4, 6.7, 0.1, 0.62, 0.04, 8, 5.2);
  const s = pantry.surface(scene);
  const honey = scene.material({
    shade(t) {
      t.color([0.34, 0.095, 0.004]);
      t.blend(
        [0.72, 0.3, 0.02],
        smooth(0.3, 0.95, 1 - Math.abs(t.nx * t.dx + t.ny * t.dy + t.nz * t.dz)),
      );
      t.rough = 0.05;
      t.f0 = 0.06;
    },
  });
  // Threads of honey that cross the pile.
  for (let k = 0; k < 5; k++) {
    const along = [];
    for (let i = 0; i <= 150; i++) {
      const t = i / 150;
      const x = -8 + 16 * t;
      const z = -3.4 + k * 1.75 + 1.5 * Math.sin(t * 9 + k * 1.9) + 0.8 * noise3(t * 5, k, 1);
      let y = 0;
      for (const e of [-0.3, 0, 0.3]) y = Math.max(y, s.at(x + e, z));
      along.push([x, y + 0.05, z]);
    }
    // A thread hangs; it does not climb every crumb.
    const points = along.map((p, i) => {
      let y = 0;
      for (let k = -4; k <= 4; k++) y += along[Math.max(0, Math.min(150, i + k))][1] / 9;
      return [p[0], Math.max(p[1] - 0.6, y), p[2]];
    });
    scene.strand(points, (t) => 0.15 + 0.07 * noise3(t * 12, k, 4), honey);
  }
  for (let i = 0; i < 16; i++) {
    const [x, z] = kit.inCircle(scene, 9.4);
    const r = scene.between(0.3, 0.9);
    if (Math.hypot(x, z) > 6.3)
      scene.ellipsoid(
        [x, Math.max(s.at(x, z), 0.4) + 0.02, z],
        [r, r * 0.22, r * scene.between(0.7, 1.2)],
        axes(),
        honey,
      );
  }
  const sesame = [
    [0.82, 0.72, 0.5],
    [0.7, 0.56, 0.32],
  ].map((c) => scene.material(kit.plain(c, { rough: 0.4 })));
  const s2 = pantry.surface(scene);
  for (let i = 0; i < 430; i++) {
    const [x, z] = kit.inCircle(scene, i < 340 ? 6.6 : 11);
    const y = s2.at(x, z);
    scene.ellipsoid(
      [x, y + 0.05, z],
      [0.2, 0.06, 0.11],
      axes(
        place()
          .turnX(scene.between(-0.4, 0.4))
          .turnY(scene.random() * 6.3)
          .turnZ(scene.between(-0.4, 0.4)),
      ),
      scene.pick(sesame),
    );
  }
  // A jar of honey and a hand of bananas behind.
  const amber = [0.05, 0.34, 1.5];
  kit.glass(scene, [12.6, 0, -13.5], {
    outline: [
      [3.4, 0],
      [4.2, 0.5],
      [4.4, 2],
      [4.4, 6],
      [3.6, 8],
      [3.7, 9.4],
    ],
    level: 0.72,
    bottom: 0.8,
    glassMaterial: scene.material(kit.clear(null)),
    side: scene.material(kit.clear(amber, { iorIn: 1.48, iorOut: 1.5 })),
    top: scene.material(kit.clear(amber, { iorIn: 1.48, iorOut: 1 })),
    around: 72,
  });
  const backdrop = new Plate(320, 240, 15)
    .gradient([
      [0, [0.5, 0.42, 0.2]],
      [1, [0.12, 0.1, 0.05]],
    ])
    .foliage({
      bottom: 0.5,
      palette: [
        [0.08, 0.14, 0.03],
        [0.3, 0.32, 0.08],
        [0.8, 0.6, 0.2],
      ],
      count: 160,
    })
    .blur(0.02)
    .bokeh({
      count: 40,
      bottom: 0.4,
      palette: [
        [1.3, 0.9, 0.35],
        [0.8, 0.8, 0.3],
      ],
      power: [0.1, 0.6],
    });
  return {
    scene,
    camera: { from: [-6, 23, 29], to: [0.2, 3.0, -0.2], angle: 34, aperture: 0.75, focus: 33 },
    sun: {
      direction: sun,
      color: [8.8, 6.2, 3.7],
      spread: 0.05,
      gobo: dapple(sun, { size: 17, cover: 0.34, seed: 35 }),
    },
    sky: skyOf({ sun }),
    backdrop,
    steam: [{ x: 0.53, y: 0.36, height: 0.36, width: 0.11, strength: 0.34, seed: 61 }],
    clean: 2.4,
    look: { key: 0.62, at: 0.92 },
  };
}
