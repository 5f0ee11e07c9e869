import * as kit from '../../lib/kit.mjs';
import { clamp, fbm3, hash, noise3, smooth } from '../../lib/noise.mjs';
import { blob, curve, place, sheet, tube } from '../../lib/shapes.mjs';
import { both } from './boat.mjs';

/** What grows and lives on the lake: reeds, lotus, water hyacinth, egrets. One unit is 5 cm. */

const id = (m) => m;

/** Reeds around spots; some bear a brown cob. `at()` gives [x, z] or null. */
export function reeds(
  scene,
  {
    count,
    at,
    length = [22, 46],
    floor = () => 0,
    coat = id,
    tone = [0.075, 0.12, 0.03],
    cobs = 0.05,
    width = 0.9,
  },
) {
  const blade = scene.material(
    coat({
      shade(s) {
        const o = hash(s.id * 7);
        s.color(tone, 0.6 + o * 0.9);
        s.blend([0.24, 0.19, 0.075], smooth(0.45, 1, s.lx + (o - 0.5) * 0.7) * 0.75);
        s.blend([0.26, 0.2, 0.09], o > 0.82 ? 0.7 : 0);
        s.rough = 0.5;
        s.through = 0.5;
      },
    }),
  );
  const cob = scene.material(coat(kit.plain([0.11, 0.055, 0.025], { rough: 0.95, vary: 0.3 })));
  for (let i = 0; i < count; i++) {
    const spot = at(i);
    if (!spot) continue;
    const [x, z] = spot;
    const l = scene.between(...length);
    const y = floor(x, z) - 1;
    if (scene.random() < cobs) {
      const lean = scene.between(-0.1, 0.1) * l;
      scene.strand(
        curve(
          [
            [x, y, z],
            [x + lean * 0.3, y + l * 0.6, z],
            [x + lean, y + l * 1.05, z],
          ],
          6,
        ),
        0.2,
        blade,
      );
      scene.capsule(
        [x + lean * 0.82, y + l * 0.92, z],
        [x + lean * 0.98, y + l * 1.03, z],
        0.62,
        cob,
      );
      continue;
    }
    scene.mesh(
      kit.leaf({
        length: l,
        width: width * scene.between(0.7, 1.25),
        fold: 0.3,
        bend: scene.between(0.02, 0.34) * (scene.random() < 0.2 ? 1.9 : 1),
        steps: 9,
        across: 2,
      }),
      blade,
      place()
        .turnZ(scene.between(1.2, 1.52))
        .turnY(scene.random() * 6.3)
        .move(x, y, z),
    );
  }
}

/** A lotus pad on the water: a disc with a notch, its edge here and there turned up. */
export function pads(scene, { count, at, size = [3.2, 8], coat = id, level = 0.12, standing = 0 }) {
  const green = scene.material(
    coat({
      shade(s) {
        const o = hash(s.id * 3 + 2);
        const r = Math.hypot(s.lx, s.lz);
        const a = Math.atan2(s.lz, s.lx);
        const vein = Math.abs(Math.sin(a * 9 + 0.2 * noise3(s.lx * 3, o * 9, s.lz * 3)));
        const n = fbm3(s.lx * 2 + o * 30, 1, s.lz * 2, 4);
        s.color([0.05, 0.135, 0.03], 0.75 + o * 0.6 + n * 0.5);
        s.blend([0.14, 0.24, 0.06], clamp(0.25 + n * 0.8 + (o - 0.4) * 0.5));
        s.blend([0.2, 0.3, 0.1], smooth(0.12, 0.02, vein) * 0.45 * (1 - r * 0.5));
        s.blend([0.26, 0.13, 0.045], smooth(0.86, 1, r + n * 0.12) * 0.55);
        s.blend([0.34, 0.26, 0.07], (o > 0.88 ? 0.55 : 0) * clamp(0.6 + n));
        if (s.dy > 0) s.color([0.12, 0.05, 0.05], 1);
        s.rough = 0.3 + 0.12 * n;
        s.f0 = 0.045;
        s.through = 0.3;
        s.bump(
          (x, y, z) => -Math.abs(Math.sin(Math.atan2(z, x) * 9)) * 0.5 + fbm3(x * 4, 1, z * 4, 2),
          0.02,
          0.02,
          true,
        );
      },
    }),
  );
  const stalk = scene.material(coat(kit.plain([0.07, 0.12, 0.03], { rough: 0.5 })));
  for (let i = 0; i < count; i++) {
    const spot = at(i);
    if (!spot) continue;
    const [x, z] = spot;
    const r = scene.between(...size);
    const o = scene.random() * 99;
    const up = scene.random() < standing ? scene.between(4, 15) : 0;
    const curl = up > 0 ? 0.32 : scene.between(0, 0.1) * (scene.random() < 0.3 ? 2.4 : 1);
    const tilt = up > 0 ? scene.between(-0.35, 0.35) : 0;
    scene.mesh(
      sheet(
        30,
        5,
        (u, v) => {
          const a = (0.018 + 0.964 * u) * Math.PI * 2;
          const k = v * (1 + 0.045 * noise3(Math.cos(a) * 2 + o, 1, Math.sin(a) * 2));
          const edge =
            v ** 4 *
            curl *
            r *
            (0.4 + 0.9 * Math.abs(noise3(Math.cos(a) * 1.3 + o, 5, Math.sin(a) * 1.3)));
          return [
            r * k * Math.cos(a),
            (up > 0 ? -0.16 * r * (1 - v * v) : 0) + edge + 0.02,
            -r * k * Math.sin(a),
          ];
        },
        (u, v) => [v * Math.cos(u * 6.283), 0, v * Math.sin(u * 6.283)],
      ),
      green,
      place()
        .turnX(tilt)
        .turnZ(tilt * 0.7)
        .turnY(o)
        .move(x, level + up + 0.06 * scene.random(), z),
    );
    if (up > 0)
      scene.strand(
        curve(
          [
            [x + tilt * 3, -1, z],
            [x + tilt, up * 0.5, z],
            [x, up + level, z],
          ],
          6,
        ),
        0.24,
        stalk,
      );
  }
}

/** Lotus flowers: rings of pointed petals around a yellow heart; some are buds. */
export function lotus(scene, { spots, coat = id, size = 4 }) {
  const petal = scene.material(
    coat({
      shade(s) {
        const t = s.lx;
        s.color([0.86, 0.62, 0.66]);
        s.blend([0.78, 0.16, 0.34], smooth(0.35, 1, t) * 0.85);
        s.blend([0.9, 0.8, 0.62], smooth(0.25, 0, t) * 0.7);
        s.color([s.r, s.g, s.b], 1 - 0.1 * Math.abs(Math.sin(s.lz * 14)));
        s.rough = 0.5;
        s.through = 0.55;
      },
    }),
  );
  const heart = scene.material(
    coat(kit.plain([0.72, 0.5, 0.06], { rough: 0.7, vary: 0.3, scale: 3 })),
  );
  const stalk = scene.material(coat(kit.plain([0.07, 0.13, 0.035], { rough: 0.5 })));
  for (const [x, y, z, k = 1, open = 1] of spots) {
    const r = size * k;
    scene.strand(
      curve(
        [
          [x + 0.8, -1, z],
          [x + 0.3, y * 0.5, z + 0.2],
          [x, y, z],
        ],
        6,
      ),
      0.24,
      stalk,
    );
    const rows =
      open > 0.5
        ? [
            [9, 0.42, 1],
            [8, 0.85, 0.95],
            [7, 1.2, 0.8],
          ]
        : [
            [6, 1.36, 1],
            [5, 1.47, 0.95],
          ];
    rows.forEach(([n, lift, l], row) => {
      for (let i = 0; i < n; i++) {
        const a = (i / n) * 6.283 + row * 0.37 + scene.between(-0.08, 0.08);
        scene.mesh(
          sheet(
            12,
            8,
            (u, v) => {
              const c = v * 2 - 1;
              const w =
                0.36 * r * l * Math.sin(Math.PI * Math.min(1, u ** 0.8 * 0.98 + 0.02)) ** 0.8;
              // Petals are hollow like spoons.
              return [u * r * l, 0.24 * r * u * u * l + 0.3 * w * c * c, c * w];
            },
            (u, v) => [u, 0, v * 2 - 1],
          ),
          petal,
          place()
            .turnZ(lift * (0.4 + 0.6 * open) + (1 - open) * 0.5 + scene.between(-0.06, 0.06))
            .turnY(a)
            .move(x, y, z),
        );
      }
    });
    if (open > 0.5)
      scene.mesh(
        blob(2, (d) => [d[0] * r * 0.2, d[1] * r * 0.18 + r * 0.22, d[2] * r * 0.2]),
        heart,
        place().move(x, y, z),
      );
  }
}

/** Water hyacinth: rosettes of round leaves on swollen stalks that stand out of the water. */
export function hyacinth(
  scene,
  { count, at, size = [0.8, 1.3], coat = id, flowers = 0.05, leaves = 9 },
) {
  const green = scene.material(
    coat(
      kit.leafGreen({
        color: [0.04, 0.125, 0.02],
        light: [0.13, 0.27, 0.045],
        rough: 0.28,
        through: 0.45,
      }),
    ),
  );
  const stalk = scene.material(coat(kit.plain([0.1, 0.18, 0.045], { rough: 0.4 })));
  const mauve = scene.material(
    coat(kit.plain([0.5, 0.32, 0.72], { rough: 0.6, vary: 0.2, through: 0.5 })),
  );
  for (let i = 0; i < count; i++) {
    const spot = at(i);
    if (!spot) continue;
    const [x, z] = spot;
    const k = scene.between(...size);
    for (let q = 0; q < leaves; q++) {
      const a = scene.random() * 6.283;
      const out = scene.between(0.4, 3) * k;
      const h = (5.2 - out * 0.9) * k * scene.between(0.7, 1.25);
      const top = [x + out * 1.25 * Math.cos(a), h, z + out * 1.25 * Math.sin(a)];
      scene.capsule(
        [x + 0.3 * out * Math.cos(a), -0.3, z + 0.3 * out * Math.sin(a)],
        top,
        0.22 * k,
        stalk,
      );
      scene.mesh(
        kit.leaf({ length: 3.3 * k, width: 3.5 * k, fold: 0.22, bend: 0.22, steps: 5, across: 3 }),
        green,
        place()
          .turnX(scene.between(-0.4, 0.4))
          .turnZ(scene.between(0.15, 1.15))
          .turnY(-a + scene.between(-0.5, 0.5))
          .move(...top),
      );
    }
    if (scene.random() < flowers) {
      const h = 8.5 * k;
      scene.capsule([x, 0, z], [x, h, z], 0.2 * k, stalk);
      for (let q = 0; q < 16; q++) {
        const a = scene.random() * 6.283;
        const r = 0.62 * k;
        scene.mesh(
          kit.leaf({ length: 1.25 * k, width: 0.9 * k, fold: 0.2, bend: 0.3, steps: 3, across: 2 }),
          mauve,
          place()
            .turnZ(scene.between(0, 0.9))
            .turnY(a)
            .move(
              x + r * 0.3 * Math.cos(a),
              h * scene.between(0.62, 1.02),
              z + r * 0.3 * Math.sin(a),
            ),
        );
      }
    }
  }
}

/** An egret: standing with its neck in an S, or on the wing. It looks along x. About 16 units tall. */
export function egret(scene, at, { coat = id, flying = null } = {}) {
  const white = scene.material(
    coat(
      kit.plain([0.86, 0.85, 0.81], {
        rough: 0.8,
        vary: 0.06,
        scale: 0.8,
        through: 0.25,
        bump: 0.1,
        grain: 2,
      }),
    ),
  );
  const bill = scene.material(coat(kit.plain([0.75, 0.46, 0.06], { rough: 0.4 })));
  const dark = scene.material(coat(kit.plain([0.03, 0.03, 0.028], { rough: 0.5 })));
  const lump = (c, r, turn = 0) =>
    scene.mesh(
      blob(3, (d) => {
        const p = [
          d[0] * r[0] * (d[0] < 0 ? 1.25 : 1),
          d[1] * r[1] * (1 + 0.25 * d[0]),
          d[2] * r[2],
        ];
        return p;
      }),
      white,
      both(
        place()
          .turnZ(turn)
          .move(...c),
        at,
      ),
    );
  const line = (points, radius, material) =>
    scene.mesh(tube(curve(points, 24), radius, 10), material, at);
  if (flying === null) {
    lump([0, 9.2, 0], [3.7, 1.9, 1.7], 0.42);
    line(
      [
        [2.6, 10.3, 0],
        [4.6, 11.6, 0],
        [3.7, 13.6, 0],
        [3.9, 15.4, 0],
        [5, 16.2, 0],
      ],
      (t) => 0.95 - 0.5 * t + 0.12 * smooth(0.8, 1, t),
      white,
    );
    lump([5.2, 16.25, 0], [0.85, 0.55, 0.5], -0.1);
    line(
      [
        [5.8, 16.3, 0],
        [7.2, 16.05, 0],
        [8.7, 15.7, 0],
      ],
      (t) => 0.27 * (1 - t) + 0.03,
      bill,
    );
    scene.sphere(at.point([5.6, 16.5, 0.4]), 0.14, dark);
    for (const z of [-0.6, 0.6])
      line(
        [
          [0.2, 8, z],
          [0.9, 4.6, z],
          [0.3, 0, z * 1.3],
        ],
        0.2,
        dark,
      );
  } else {
    lump([0, 0, 0], [3.6, 1.25, 1.25], 0);
    line(
      [
        [2.6, 0.3, 0],
        [4, 0.1, 0],
        [3.6, 1.3, 0],
        [5, 1.5, 0],
      ],
      (t) => 0.85 - 0.3 * t,
      white,
    );
    line(
      [
        [5.2, 1.5, 0],
        [6.4, 1.4, 0],
        [7.6, 1.2, 0],
      ],
      (t) => 0.27 * (1 - t) + 0.03,
      bill,
    );
    for (const z of [-0.3, 0.3])
      line(
        [
          [-3, -0.2, z],
          [-5.4, -0.2, z],
          [-7.4, 0, z],
        ],
        0.16,
        dark,
      );
    for (const side of [-1, 1])
      scene.mesh(
        sheet(24, 12, (u, v) => {
          const reach = 10.5 * u;
          const bend = flying * (6.5 * Math.sin(u * 1.7)) - 1.6 * u * u;
          const chord =
            3.6 * (1 - u ** 3 * 0.8) * (1 + 0.08 * Math.sin(u * 38) * smooth(0.5, 1, v));
          return [
            1.6 - chord * v + 1.2 * Math.sin(u * 2.4) - 1.6 * u,
            0.5 + bend + 0.5 * Math.sin(v * 3.1),
            side * (0.8 + reach),
          ];
        }),
        white,
        at,
      );
  }
}

/** A branch with heart-shaped leaves that hangs in from the edge of the frame. */
export function branch(
  scene,
  points,
  { coat = id, leaves = 120, size = [3, 5.4], spread = 5, twigs = 12, thick = 1.2 },
) {
  const bark = scene.material(
    coat(kit.plain([0.12, 0.09, 0.065], { rough: 0.9, vary: 0.4, scale: 0.5 })),
  );
  const green = scene.material(
    coat(kit.leafGreen({ color: [0.045, 0.13, 0.02], light: [0.16, 0.3, 0.05], through: 0.6 })),
  );
  const line = curve(points, 30);
  scene.mesh(
    tube(line, (t) => thick * (1 - 0.75 * t), 10),
    bark,
  );
  const ends = [...line.slice(6)];
  for (let i = 0; i < twigs; i++) {
    const p = line[Math.floor(scene.between(6, 30))];
    const q = [
      p[0] + scene.between(-2, 2) * spread,
      p[1] - scene.between(-0.4, 1.6) * spread,
      p[2] + scene.between(-1.6, 1.6) * spread,
    ];
    const m = p.map((v, k) => (v + q[k]) / 2 + (k === 1 ? 1 : 0));
    const twig = curve([p, m, q], 8);
    scene.strand(twig, 0.2 * thick, bark);
    ends.push(...twig.slice(2), ...twig.slice(5));
  }
  for (let i = 0; i < leaves; i++) {
    const p = ends[Math.floor(scene.random() * ends.length)];
    const l = scene.between(...size);
    scene.mesh(
      kit.leaf({
        length: l,
        width: l * 0.85,
        fold: 0.2,
        bend: scene.between(0.15, 0.45),
        wave: 0.05,
        steps: 6,
        across: 4,
      }),
      green,
      place()
        .turnX(scene.between(-0.8, 0.8))
        .turnZ(scene.between(-1.35, 0))
        .turnY(scene.random() * 6.3)
        .move(
          p[0] + scene.between(-0.8, 0.8),
          p[1] - scene.between(0, 0.8),
          p[2] + scene.between(-0.8, 0.8),
        ),
    );
  }
}

/** A round-crowned tree, seen from far enough to be made of few leaves. */
export function tree(scene, [x, y, z], tall, { leaves = 700, green, bark, core, wide = 1 }) {
  const top = [x + scene.between(-0.08, 0.08) * tall, y + tall * 0.55, z];
  scene.mesh(
    tube(
      curve([[x, y - 2, z], [x + scene.between(-0.04, 0.04) * tall, y + tall * 0.28, z], top], 10),
      (t) => tall * 0.03 * (1.2 - t * 0.7),
      8,
    ),
    bark,
  );
  const clouds = 6;
  for (let i = 0; i < clouds; i++) {
    const a = (i / clouds) * 6.283 + scene.random();
    const far = i === 0 ? 0 : tall * 0.26 * wide * scene.between(0.7, 1.1);
    const c = [
      top[0] + far * Math.cos(a),
      top[1] + tall * scene.between(-0.08, 0.28) * (i === 0 ? 1.2 : 0.9),
      top[2] + far * Math.sin(a),
    ];
    const r = tall * scene.between(0.17, 0.25);
    scene.mesh(
      blob(2, (d) => {
        const k = r * (0.66 + 0.24 * noise3(d[0] * 2 + i + x, d[1] * 2, d[2] * 2));
        return [c[0] + d[0] * k * 1.2, c[1] + d[1] * k * 0.8, c[2] + d[2] * k * 1.2];
      }),
      core,
    );
    for (let q = 0; q < leaves / clouds; q++) {
      const h = scene.between(-0.9, 1);
      const b = scene.random() * 6.283;
      const w = Math.sqrt(1 - h * h);
      const k = r * scene.between(0.68, 1.08);
      const l = tall * scene.between(0.045, 0.08);
      scene.mesh(
        kit.leaf({ length: l, width: l * 0.6, fold: 0.2, bend: 0.3, steps: 2, across: 2 }),
        green,
        place()
          .turnX(scene.between(-0.9, 0.9))
          .turnZ(scene.between(-1, 0.6))
          .turnY(scene.random() * 6.3)
          .move(
            c[0] + w * Math.cos(b) * k * 1.2,
            c[1] + h * k * 0.8,
            c[2] + w * Math.sin(b) * k * 1.2,
          ),
      );
    }
  }
}

export const treeMaterials = (scene, coat = id) => ({
  green: scene.material(
    coat(kit.leafGreen({ color: [0.03, 0.085, 0.015], light: [0.11, 0.21, 0.04], through: 0.45 })),
  ),
  bark: scene.material(coat(kit.plain([0.12, 0.095, 0.07], { rough: 0.9 }))),
  core: scene.material(coat(kit.plain([0.014, 0.035, 0.01], { rough: 0.9 }))),
});

/** A coconut palm: a bent stem and fronds with leaflets. */
export function palm(
  scene,
  [x, y, z],
  tall,
  { coat = id, lean = 0.1, fronds = 15, reach = 34 } = {},
) {
  const bark = scene.material(
    coat(kit.plain([0.15, 0.12, 0.09], { rough: 0.9, vary: 0.3, scale: 0.6 })),
  );
  const green = scene.material(
    coat(kit.plain([0.055, 0.12, 0.025], { rough: 0.4, vary: 0.4, scale: 0.1, through: 0.45 })),
  );
  const stem = curve(
    [
      [x, y - 2, z],
      [x + lean * tall * 0.3, y + tall * 0.4, z],
      [x + lean * tall * 0.75, y + tall * 0.75, z],
      [x + lean * tall * 1.1, y + tall, z],
    ],
    20,
  );
  scene.mesh(
    tube(stem, (t) => tall * 0.017 * (1.25 - 0.55 * t), 10),
    bark,
  );
  const top = stem[20];
  for (let f = 0; f < fronds; f++) {
    const a = (f / fronds) * 6.283 + scene.between(-0.25, 0.25);
    const lift = scene.between(-0.25, 0.85);
    const l = reach * scene.between(0.8, 1.15);
    const line = curve(
      [
        [0, 0],
        [l * 0.35, l * 0.3 * lift + l * 0.1],
        [l * 0.75, l * 0.26 * lift - l * 0.06],
        [l, l * 0.05 * lift - l * 0.34],
      ],
      22,
    ).map(([r, h]) => [top[0] + r * Math.cos(a), top[1] + h, top[2] + r * Math.sin(a)]);
    scene.strand(line, (t) => 0.5 * (1 - 0.8 * t), green);
    for (let i = 2; i <= 22; i++)
      for (const side of [-1, 1]) {
        const w =
          l *
          0.26 *
          Math.sin(Math.PI * Math.min(1, 0.25 + (i / 22) * 0.72)) *
          scene.between(0.85, 1.15);
        scene.mesh(
          kit.leaf({
            length: w,
            width: 2,
            fold: 0.2,
            bend: scene.between(0.25, 0.55),
            steps: 3,
            across: 1,
          }),
          green,
          place()
            .turnZ(scene.between(-0.5, 0.1))
            .turnY(-a + side * 1.05)
            .move(...line[i]),
        );
      }
  }
}
