import { dapple, Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import { fbm3, mix, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, blob, lathe, place, sheet } from '../lib/shapes.mjs';

/** Fried rice on an enamel plate, with an egg, cucumber, tomato and a cracker. */
export function picture() {
  const scene = new Scene(11);
  const sun = sunAt(-62, 34);
  const boards = scene.material(kit.wood());
  kit.table(scene, boards, { width: 15, count: 9, turn: 0.12 });

  const leaf = scene.material(kit.bananaLeaf());
  scene.mesh(
    kit.leafSheet({ length: 46, width: 19, seed: 4, wave: 0.5, lift: 0.35 }),
    leaf,
    place().turnY(0.5).move(1, 0, 1),
  );

  const plate = scene.material(kit.enamel({ from: 12.9, rim: [0.015, 0.05, 0.2] }));
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [7, 0],
          [8.2, 0.25],
          [9.4, 1.2],
          [11.2, 1.7],
          [13.4, 2.3],
        ],
        0.22,
        70,
      ),
      120,
    ),
    plate,
    place().move(0, 0.9, 0),
  );

  // The mound, and grains all over it.
  const top = (x, z) => {
    const r = Math.hypot(x * 0.98, z) / 8.3;
    return 1.2 + 4.1 * Math.max(0, 1 - r * r) ** 0.75 + fbm3(x * 0.35, 1, z * 0.35, 3) * 1.1;
  };
  const bed = scene.material(kit.plain([0.28, 0.13, 0.035], { rough: 0.6 }));
  scene.mesh(
    sheet(60, 60, (u, v) => {
      const x = (u - 0.5) * 17;
      const z = (v - 0.5) * 17;
      return [x, top(x, z) - 0.3 - (Math.hypot(x, z) > 8 ? 1.5 : 0), z];
    }),
    bed,
  );
  const tones = [
    [0.58, 0.31, 0.09],
    [0.5, 0.24, 0.06],
    [0.66, 0.4, 0.14],
    [0.42, 0.18, 0.045],
  ];
  const rice = tones.map((c) =>
    scene.material(kit.plain(c, { rough: 0.34, depth: 0.12, vary: 0.12, scale: 2 })),
  );
  for (let i = 0; i < 5200; i++) {
    const [x, z] = kit.inCircle(scene, 8.7);
    const e = 0.3;
    const slope = place()
      .turnY(scene.between(0, 6.28))
      .turnZ(scene.between(-0.5, 0.5))
      .turnX(Math.atan((top(x, z + e) - top(x, z - e)) / (2 * e)) * 0.8);
    const l = scene.between(0.34, 0.46);
    scene.ellipsoid(
      [x, top(x, z) + scene.between(-0.25, 0.18), z],
      [l, 0.125, 0.13],
      axes(slope),
      scene.pick(rice),
    );
  }
  const chilli = scene.material(kit.plain([0.55, 0.02, 0.008], { rough: 0.18, vary: 0.1 }));
  const green = scene.material(
    kit.plain([0.12, 0.3, 0.03], { rough: 0.3, vary: 0.15, through: 0.2 }),
  );
  const shallot = scene.material(
    kit.batter({ pale: [0.5, 0.22, 0.05], brown: [0.28, 0.08, 0.015], scale: 2.5 }),
  );
  for (let i = 0; i < 90; i++) {
    const [x, z] = kit.inCircle(scene, 8);
    const p = [x, top(x, z) + 0.16, z];
    const kind = i % 3;
    const turn = place()
      .turnX(scene.between(-0.6, 0.6))
      .turnY(scene.between(0, 6.28))
      .turnZ(scene.between(-0.5, 0.5));
    if (kind === 0) scene.ellipsoid(p, [0.3, 0.09, 0.16], axes(turn), chilli);
    else if (kind === 1) {
      const ring = [];
      for (let k = 0; k <= 10; k++)
        ring.push(
          turn.move(...p).point([0.26 * Math.cos(k * 0.628), 0, 0.26 * Math.sin(k * 0.628)]),
        );
      scene.strand(ring, 0.07, green);
    } else scene.ellipsoid(p, [0.42, 0.06, 0.2], axes(turn), shallot);
  }

  // The egg: frilled white, standing yolk.
  const white = scene.material({
    shade(s) {
      const r = Math.hypot(s.lx, s.lz);
      const n = fbm3(s.lx * 1.1, 2, s.lz * 1.1, 4);
      s.color([0.88, 0.86, 0.78]);
      s.blend([0.8, 0.55, 0.2], smooth(0.55, 0.95, r / 4.9 + n * 0.45) * 0.75);
      s.blend([0.3, 0.11, 0.02], smooth(0.82, 1.05, r / 4.9 + n * 0.5) * 0.85);
      s.rough = 0.2;
      s.depth = 0.35;
      s.bump((x, y, z) => fbm3(x * 1.2, y, z * 1.2, 3), 0.1, 0.04, true);
    },
  });
  const eggAt = [-0.5, 0, 0.6];
  scene.mesh(
    sheet(
      90,
      30,
      (u, v) => {
        const a = u * Math.PI * 2;
        const edge =
          4.5 +
          0.8 * noise3(Math.cos(a) * 1.3, 4, Math.sin(a) * 1.3) +
          0.18 * noise3(Math.cos(a) * 6, 9, Math.sin(a) * 6);
        const r = edge * (1 - v);
        const x = eggAt[0] + r * Math.cos(a);
        const z = eggAt[2] + r * Math.sin(a);
        const t = 1 - v;
        const frill = smooth(0.7, 1, t) * (0.22 * Math.sin(a * 17 + 2 * Math.sin(a * 5)) + 0.15);
        return [
          x,
          mix(top(x, z), 5.35, 0.55) +
            0.3 +
            0.32 * (1 - t * t) +
            frill * 0.9 -
            smooth(0.55, 1, t) * 0.75,
          z,
        ];
      },
      (u, v) => [4.9 * (1 - v) * Math.cos(u * 6.2832), 0, 4.9 * (1 - v) * Math.sin(u * 6.2832)],
    ),
    white,
  );
  const yolk = scene.material({
    shade(s) {
      s.color([0.95, 0.4, 0.02], 1 + 0.1 * noise3(s.x, s.y, s.z));
      s.rough = 0.12;
      s.f0 = 0.05;
      s.depth = 0.6;
      s.bump((x, y, z) => fbm3(x * 0.9, y * 0.9, z * 0.9, 2), 0.08, 0.05);
    },
  });
  scene.mesh(
    blob(5, (d) => [d[0] * 1.75, Math.max(-0.3, d[1]) * 1.05, d[2] * 1.7]),
    yolk,
    place().move(-0.2, 5.55, 0.7),
  );

  // Cucumber slices.
  const cucumber = scene.material({
    shade(s) {
      const r = Math.hypot(s.lx, s.lz);
      const a = Math.atan2(s.lz, s.lx);
      s.color([0.62, 0.74, 0.36]);
      s.blend([0.74, 0.8, 0.5], smooth(0.72, 0.4, r));
      const seed = smooth(0.75, 0.9, Math.sin(a * 9)) * smooth(0.2, 0.3, r) * smooth(0.58, 0.48, r);
      s.blend([0.85, 0.84, 0.6], seed);
      s.blend([0.04, 0.14, 0.02], smooth(0.93, 0.96, r));
      s.rough = 0.2;
      s.depth = 0.3;
      s.through = 0.25;
      s.bump((x, y, z) => fbm3(x * 5, y, z * 5, 2), 0.03, 0.02, true);
    },
  });
  for (let i = 0; i < 5; i++)
    kit.slice(
      scene,
      [8.4 - i * 0.55, 2.75 + i * 0.16, -2.6 + i * 1.45],
      2.15,
      0.34,
      (p) =>
        p
          .turnX(-0.15)
          .turnZ(0.5 - i * 0.03)
          .turnY(0.3 + i * 0.1),
      { skin: cucumber, flesh: cucumber },
    );

  // Tomato wedges.
  const tomato = scene.material(
    kit.plain([0.62, 0.045, 0.015], { rough: 0.14, vary: 0.12, depth: 0.3 }),
  );
  const inner = scene.material({
    shade(s) {
      const n = fbm3(s.x * 1.6, s.y * 1.6, s.z * 1.6, 3);
      s.color([0.75, 0.12, 0.04], 1 + n * 0.5);
      s.blend([0.85, 0.4, 0.12], smooth(0.15, 0.4, n));
      s.rough = 0.14;
      s.depth = 0.4;
    },
  });
  for (const [x, z, turn] of [
    [-8.6, 3.9, 0.6],
    [-9.4, 0.9, 0.1],
  ]) {
    const at = place()
      .turnX(-0.5)
      .turnY(turn + 1.57)
      .move(x, 2.7, z);
    scene.mesh(
      sheet(20, 16, (u, v) => {
        const a = (u - 0.5) * 1.2;
        const b = (v - 0.5) * Math.PI;
        return [
          2.5 * Math.sin(a) * Math.cos(b),
          2.4 * Math.sin(b) * 0.9,
          2.5 * Math.cos(a) * Math.cos(b) - 1.2,
        ];
      }),
      tomato,
      at,
    );
    for (const side of [-1, 1])
      scene.mesh(
        sheet(12, 16, (u, v) => {
          const a = side * 0.6;
          const b = (v - 0.5) * Math.PI;
          return [
            2.5 * u * Math.sin(a) * Math.cos(b),
            2.16 * Math.sin(b) * (0.2 + 0.8 * u),
            2.5 * u * Math.cos(a) * Math.cos(b) - 1.2,
          ];
        }),
        inner,
        at,
      );
  }

  // Crackers standing behind.
  const cracker = scene.material({
    shade(s) {
      const n = fbm3(s.lx * 1.6, s.ly, s.lz * 1.6, 4);
      s.color([0.86, 0.68, 0.42], 1 + n * 0.2);
      s.blend([0.62, 0.36, 0.14], smooth(0.05, 0.5, n) * 0.6);
      s.rough = 0.55;
      s.through = 0.45;
      s.bump((x, y, z) => fbm3(x * 2.2, y, z * 2.2, 4), 0.2, 0.03, true);
    },
  });
  for (const [x, y, z, lean, turn, r] of [
    [4.4, 5.6, -6.4, -0.35, -0.3, 4.8],
    [-3.6, 5.2, -7.2, -0.3, 0.35, 4.4],
  ])
    scene.mesh(
      sheet(
        70,
        18,
        (u, v) => {
          const a = u * Math.PI * 2;
          const q = r * v * (1 + 0.05 * noise3(Math.cos(a) * 2 + x, 1, Math.sin(a) * 2));
          return [
            q * Math.cos(a),
            q * Math.sin(a),
            0.5 * Math.sin(q * 1.1 + a * 2) * v +
              0.9 * v * v * Math.sin(a * 2 + x) +
              0.35 * fbm3(q * Math.cos(a) * 0.8, x, q * Math.sin(a) * 0.8, 3),
          ];
        },
        (u, v) => [v * r * Math.cos(u * 6.2832), 0, v * r * Math.sin(u * 6.2832)],
      ),
      cracker,
      place().turnX(lean).turnY(turn).move(x, y, z),
    );

  // A glass of tea and a small dish of sambal, out of focus.
  const tea = [0.25, 0.75, 1.9];
  kit.glass(scene, [-14, 0, -17], {
    outline: [
      [3, 0],
      [3.3, 0.3],
      [3.6, 6],
      [3.9, 11.5],
    ],
    level: 0.8,
    glassMaterial: scene.material(kit.clear(null)),
    side: scene.material(kit.clear(tea, { iorIn: 1.33, iorOut: 1.5 })),
    top: scene.material(kit.clear(tea, { iorIn: 1.33, iorOut: 1 })),
    around: 64,
  });
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [2, 0],
          [3.2, 0.8],
          [4, 2.2],
        ],
        0.3,
        30,
      ),
      64,
    ),
    scene.material(kit.pottery({})),
    place().move(16, 0.1, -10),
  );
  const sambal = scene.material(
    kit.plain([0.5, 0.04, 0.01], { rough: 0.15, vary: 0.4, scale: 2, bump: 0.2 }),
  );
  scene.mesh(
    blob(4, (d) => [d[0] * 3.4, 0.5 * d[1] + 0.25 * fbm3(d[0] * 3, 1, d[2] * 3, 3), d[2] * 3.4]),
    sambal,
    place().move(16, 1.6, -10),
  );

  const plate2 = new Plate(320, 240, 5)
    .gradient([
      [0, [0.5, 0.42, 0.24]],
      [0.5, [0.2, 0.2, 0.08]],
      [1, [0.08, 0.07, 0.04]],
    ])
    .foliage({
      top: 0,
      bottom: 0.4,
      palette: [
        [0.1, 0.16, 0.03],
        [0.3, 0.34, 0.08],
        [0.7, 0.6, 0.25],
      ],
      count: 160,
    })
    .blur(0.02)
    .bokeh({
      count: 40,
      palette: [
        [1.2, 0.9, 0.4],
        [0.7, 0.8, 0.3],
      ],
    });
  return {
    scene,
    camera: { from: [4, 30, 35], to: [0.2, 2.9, -0.6], angle: 34, aperture: 0.75, focus: 42.5 },
    sun: {
      direction: sun,
      color: [7.4, 5.5, 3.6],
      spread: 0.05,
      gobo: dapple(sun, { size: 16, cover: 0.36, seed: 3 }),
    },
    sky: skyOf({ sun }),
    backdrop: plate2,
    steam: [{ x: 0.5, y: 0.42, height: 0.42, width: 0.13, strength: 0.32, seed: 3 }],
    clean: 2.4,
    look: { key: 0.84 },
  };
}
