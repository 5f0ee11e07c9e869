import { beside } from '../lib/fire.mjs';
import * as kit from '../lib/kit.mjs';
import { Plate, skyOf, sunAt } from '../lib/light.mjs';
import { clamp, fbm3, hash, mix, noise3, random, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { curve, place, sheet, tube } from '../lib/shapes.mjs';
import { meadow, plain, stones, turf } from '../lib/terrain.mjs';

/** A lit tent and a campfire on a meadow under the Milky Way. One unit is 4 cm. */
export const size = [1280, 960];
export const scale = 0.85;
export const samples = 8;

export function picture() {
  const scene = new Scene(671);
  const sun = sunAt(150, 42);
  const FIRE = [26, 5, 22];
  const lights = [
    { at: [FIRE[0], 9, FIRE[2]], color: [5.2, 2.1, 0.55], reach: 17 },
    { at: [-24, 14, 6], color: [0.9, 0.52, 0.2], reach: 26 },
  ];
  const near = (material) => scene.material(beside(material, lights));
  const floor = (x, z) =>
    fbm3(x * 0.016, 1, z * 0.016, 4) * 5 * smooth(20, 90, Math.hypot(x, z)) -
    90 * smooth(-90, -260, z) +
    fbm3(x * 0.14, 2, z * 0.14, 3) * 0.6;
  plain(scene, floor, near(turf({ green: [0.06, 0.1, 0.025], dry: [0.15, 0.15, 0.05] })), {
    near: 110,
    far: 280,
    width: 170,
    spread: 460,
    nu: 110,
    nv: 130,
  });
  meadow(
    scene,
    near(kit.plain([0.14, 0.19, 0.05], { rough: 0.6, vary: 0.4, scale: 0.2, through: 0.45 })),
    floor,
    {
      count: 17000,
      at: () => {
        const z = 96 - scene.random() ** 1.2 * 210;
        const x = scene.between(-1, 1) * (54 + (96 - z) * 0.62);
        if (Math.hypot(x - FIRE[0], z - FIRE[2]) < 10) return null;
        if (Math.abs(x + 24) < 25 && Math.abs(z - 0) < 22) return null;
        return [x, z];
      },
      length: [2, 6],
      width: 0.34,
    },
  );
  // The tent: two slopes that sag, a front with its flaps folded back; light comes through it.
  const glowing = (color, strength) =>
    beside(
      {
        shade(s) {
          const seam = smooth(0.35, 0.1, Math.abs((s.lx % 13) - 6.5)) * 0.4;
          s.color(color, 1 - seam);
          s.rough = 0.8;
          // Brightest low in the middle, where the lantern stands.
          const d = Math.hypot(s.lx * 0.045, (s.ly - 9) * 0.07, 0.2);
          const k = strength * (0.22 + 1 / (1 + d * d * 5)) * (1 - seam);
          s.er = 2.6 * k * color[0];
          s.eg = 1.75 * k * color[1];
          s.eb = 0.85 * k * color[2];
          s.bump((x, y, z) => fbm3(x * 0.25, y * 0.25, z * 0.25, 3), 0.5, 0.1);
        },
      },
      [lights[0]],
    );
  const canvas = scene.material(glowing([0.8, 0.36, 0.09], 0.3));
  const front = scene.material(glowing([0.85, 0.5, 0.2], 0.42));
  const inside = scene.material({
    shade(s) {
      const d = Math.hypot(s.x + 24, (s.y - 8) * 1.1) / 22;
      const k = clamp(1.25 - d);
      s.color([0.5, 0.3, 0.12]);
      s.er = 1.9 * k;
      s.eg = 1.0 * k;
      s.eb = 0.34 * k;
    },
  });
  const T = place().turnY(0.42).move(-24, 0.3, -2);
  const L = 23;
  const H = 25;
  const half = 20;
  for (const side of [-1, 1])
    scene.mesh(
      sheet(
        40,
        30,
        (u, v) => {
          const along = (u - 0.5) * 2 * L;
          const sag = 1.6 * Math.sin(v * Math.PI) + 1.3 * (1 - Math.abs(u - 0.5) * 2) * v;
          return [
            side * (half * (1 - v) - sag * 0.7),
            H * v - sag * 0.55 + 0.25 * noise3(u * 9, v * 9, side),
            along,
          ];
        },
        (u, v) => [(u - 0.5) * 2 * L, H * v, 0],
      ),
      canvas,
      T,
    );
  // Front and back gables; the front is open in the middle.
  const gable = (z, open) => {
    for (const side of [-1, 1])
      scene.mesh(
        sheet(
          20,
          24,
          (u, v) => {
            const edge = half * (1 - v) - 1.2 * Math.sin(v * Math.PI);
            const slit = open ? 5.5 * (1 - v) ** 0.8 : 0;
            const x = mix(slit, Math.max(slit, edge), u);
            return [
              side * x,
              H * v * 0.985,
              z +
                (open
                  ? 2.2 * (1 - u) * Math.sin(v * 3.1) + 0.4 * Math.sin(v * 14 + u * 5) * (1 - u)
                  : 0),
            ];
          },
          (u, v) => [u * half * side * 0.7, H * v, 0],
        ),
        front,
        T,
      );
  };
  gable(L, true);
  gable(-L, false);
  scene.mesh(
    sheet(2, 8, (u, v) => [(u - 0.5) * half * 1.6 * (1 - v), 0.4 + v * H * 0.8, L * 0.3]),
    inside,
    T,
  );
  const rope = near(kit.plain([0.6, 0.56, 0.46], { rough: 0.8 }));
  const pole = near(kit.plain([0.36, 0.25, 0.13], { rough: 0.6 }));
  scene.strand([T.point([0, 0, L + 0.6]), T.point([0, H + 2.4, L + 0.6])], 0.5, pole);
  for (const [x, y, z, gx, gz] of [
    [0, H + 1.6, L, 0, L + 24],
    [half * 0.55, H * 0.42, L * 0.9, half + 13, L * 1.25],
    [-half * 0.55, H * 0.42, L * 0.9, -half - 13, L * 1.25],
    [half * 0.55, H * 0.42, 0, half + 13, 0],
  ])
    scene.strand([T.point([x, y, z]), T.point([gx, 0, gz])], 0.13, rope);
  // The fire: logs, embers, tongues of flame.
  const log = near({
    shade(s) {
      const n = fbm3(s.x * 0.5, s.y * 0.5, s.z * 0.5, 4);
      s.color([0.12, 0.075, 0.045], 1 + n);
      s.rough = 0.9;
      const hot = smooth(7.5, 3, Math.hypot(s.x - FIRE[0], s.z - FIRE[2])) * smooth(-0.1, 0.35, n);
      s.er += 5 * hot;
      s.eg += 1.3 * hot;
      s.eb += 0.15 * hot;
      s.bump((x, y, z) => fbm3(x, y, z, 3), 0.4, 0.05);
    },
  });
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.283 + 0.3;
    const c = Math.cos(a);
    const d = Math.sin(a);
    scene.mesh(
      tube(
        curve(
          [
            [FIRE[0] + c * 9, 1, FIRE[2] + d * 9],
            [FIRE[0] + c * 4.5, 3.2, FIRE[2] + d * 4.5],
            [FIRE[0] + c * 0.6, 6.6 + hash(i), FIRE[2] + d * 0.6],
          ],
          14,
        ),
        (t) => 1.15 - t * 0.3 + 0.16 * noise3(t * 8, i, 1),
        14,
      ),
      log,
    );
  }
  const flame = (hot) =>
    scene.material({
      shade(s) {
        const t = clamp((s.y - 3) / 15);
        s.color([0.1, 0.05, 0.02]);
        s.er = mix(4.6, 2.6, t) * hot;
        s.eg = mix(1.7, 0.42, t) * hot;
        s.eb = mix(0.34, 0.03, t) * hot;
      },
    });
  const outer = flame(0.75);
  const core = flame(1.7);
  for (let i = 0; i < 15; i++) {
    const a = scene.random() * 6.283;
    const r = 3.6 * Math.sqrt(scene.random());
    const h = scene.between(7, 17) * (1 - r * 0.13);
    const x = FIRE[0] + r * Math.cos(a);
    const z = FIRE[2] + r * Math.sin(a);
    const w = scene.between(0.8, 1.5);
    const line = curve(
      [
        [x, 2.4, z],
        [x + scene.between(-0.8, 0.8), 2.4 + h * 0.35, z],
        [x * 0.5 + FIRE[0] * 0.5 + scene.between(-1.4, 1.4), 2.4 + h * 0.7, z],
        [FIRE[0] + scene.between(-2.2, 2.2), 2.4 + h, z],
      ],
      22,
    );
    scene.mesh(
      tube(line, (t) => w * Math.sin(Math.PI * Math.min(1, 0.2 + 0.8 * t)) ** 0.9 + 0.02, 12),
      i % 3 === 0 ? core : outer,
    );
  }
  const spark = flame(1.6);
  for (let i = 0; i < 46; i++) {
    const t = scene.random();
    scene.sphere(
      [
        FIRE[0] + scene.between(-1, 1) * (2 + 9 * t) + 5 * t * t,
        14 + 34 * t,
        FIRE[2] + scene.between(-1, 1) * (2 + 6 * t),
      ],
      0.05 + 0.09 * scene.random(),
      spark,
    );
  }
  stones(scene, near(kit.basalt({ dust: [0.2, 0.18, 0.15] })), floor, {
    count: 15,
    at: (i) => [FIRE[0] + 11.2 * Math.cos(i * 0.42), FIRE[2] + 11.2 * Math.sin(i * 0.42)],
    size: [1.7, 2.6],
  });
  // Stars, the band of the Milky Way, ridges one behind the other.
  const W = 1280;
  const Hh = 960;
  const backdrop = new Plate(W, Hh, 9);
  backdrop.gain = 1;
  const next = random(41);
  for (let y = 0; y < Hh; y++)
    for (let x = 0; x < W; x++) {
      const u = x / W;
      const v = y / Hh;
      const o = (y * W + x) * 3;
      const d = (u - 0.5) * 0.8 + (v - 0.28) * 0.75 - 0.07;
      const cloud = fbm3(u * 4, v * 4, 2, 5);
      const lane = smooth(0.02, 0.3, fbm3(u * 7 + 3, v * 7, 4, 5)) * Math.exp(-((d / 0.05) ** 2));
      const band = Math.exp(-((d / 0.12) ** 2)) * clamp(0.55 + cloud * 1.3) * (1 - 0.75 * lane);
      const low = smooth(0.2, 0.66, v);
      backdrop.data[o] = 0.014 + 0.1 * band + 0.085 * low ** 2.4;
      backdrop.data[o + 1] = 0.024 + 0.095 * band + 0.075 * low ** 2;
      backdrop.data[o + 2] = 0.06 + 0.125 * band + 0.085 * low;
      // Fine stars crowd where the band is.
      if (next() < 0.004 + 0.03 * band) {
        const k = 0.12 + 0.8 * next() ** 5;
        for (let c = 0; c < 3; c++) backdrop.data[o + c] += k * [1, 0.95, 1.1][c];
      }
    }
  for (let i = 0; i < 420; i++) {
    const k = 0.25 + 1.5 * next() ** 3;
    const tint = next();
    backdrop.disc(
      next(),
      next() * 0.62,
      (0.7 + 0.75 * next() ** 2) / W,
      [k * mix(0.8, 1.15, tint), k * 0.95, k * mix(1.25, 0.8, tint)],
      1,
      0.6,
      true,
    );
  }
  backdrop.hill({
    at: 0.63,
    rise: 0.03,
    color: [0.035, 0.045, 0.08],
    foot: [0.06, 0.065, 0.09],
    seed: 3,
    peak: { x: 0.68, width: 0.13, rise: 0.24 },
  });
  backdrop.hill({
    at: 0.66,
    rise: 0.07,
    color: [0.022, 0.03, 0.052],
    foot: [0.04, 0.045, 0.06],
    seed: 8,
  });
  backdrop.hill({ at: 0.7, rise: 0.06, rough: 5, color: [0.01, 0.014, 0.024], seed: 12 });
  return {
    scene,
    camera: { from: [6, 21, 116], to: [3, 29, 0], angle: 42, aperture: 0, focus: 116 },
    sun: { direction: sun, color: [0.16, 0.2, 0.34], spread: 0.04 },
    sky: skyOf({
      sun,
      zenith: [0.035, 0.055, 0.12],
      horizon: [0.07, 0.08, 0.12],
      ground: [0.02, 0.015, 0.01],
      glow: [0, 0, 0],
      leaves: 0,
    }),
    backdrop,
    clean: 0.8,
    steam: [
      {
        x: 0.668,
        y: 0.6,
        height: 0.4,
        width: 0.07,
        strength: 0.2,
        seed: 14,
        color: [0.34, 0.2, 0.12],
        lean: 0.07,
      },
    ],
    look: {
      exposure: 1.55,
      vignette: 0.3,
      contrast: 1.2,
      saturation: 1.15,
      grain: 0.026,
      bloom: 0.14,
      warm: 0.02,
    },
  };
}
