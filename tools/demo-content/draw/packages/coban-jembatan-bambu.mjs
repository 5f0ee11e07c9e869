import * as kit from '../lib/kit.mjs';
import { Plate, skyOf, sunAt } from '../lib/light.mjs';
import { clamp, fbm3, hash, mix, noise3, ridge3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { curve, place, sheet, tube } from '../lib/shapes.mjs';
import { stones } from '../lib/terrain.mjs';

/** A bridge of bamboo towards a waterfall between mossy walls. One unit is 4 cm. */
export const size = [1280, 960];
export const scale = 0.85;
export const samples = 8;

export function picture() {
  const scene = new Scene(731);
  const sun = sunAt(-150, 56);
  const FALL = { x: -8, z: -190, top: 172 };
  const rockAt = (x, y, z) =>
    ridge3(x * 0.035, y * 0.02, z * 0.035, 5) * 1.1 + fbm3(x * 0.22, y * 0.16, z * 0.22, 4) * 0.5;
  const wall = scene.material({
    shade(s) {
      const n = fbm3(s.x * 0.03, s.y * 0.03, s.z * 0.03, 4);
      const near = smooth(52, 12, Math.abs(s.x - FALL.x)) * smooth(-120, -170, s.z);
      s.color([0.085, 0.075, 0.062], 1 + n * 0.9);
      const moss = fbm3(s.x * 0.02 + 6, s.y * 0.035, s.z * 0.02, 5) + 0.4 * s.ny;
      s.blend([0.065, 0.125, 0.018], smooth(-0.05, 0.28, moss) * 0.92);
      s.blend([0.12, 0.2, 0.035], smooth(0.2, 0.5, moss + 0.3 * n) * 0.6);
      // Where the spray reaches, the stone is dark and shines.
      s.color([s.r, s.g, s.b], 1 - 0.45 * near);
      s.rough = mix(0.9, 0.3, near);
      s.f0 = 0.03;
      s.bump(rockAt, 2.6, 0.3);
    },
  });
  // The walls: a gorge that closes behind the fall.
  scene.mesh(
    sheet(340, 200, (u, v) => {
      const a = mix(-1.75, 1.75, u);
      const y = -40 + v * 330;
      const bulge =
        34 * ridge3(a * 2.3, y * 0.006, 2, 4) +
        16 * noise3(a * 3, y * 0.02, 5) +
        5 * ridge3(a * 9, y * 0.05, 1, 4);
      const notch = 26 * smooth(0.2, 0.02, Math.abs(a + 0.02)) * smooth(150, 190, y);
      const r = 196 - bulge + notch + 0.1 * Math.max(0, y - 60);
      return [FALL.x + r * Math.sin(a) * 0.92, y, -20 - r * Math.cos(a) * 0.98 + Math.abs(a) * 14];
    }),
    wall,
  );
  const water = scene.material({
    shade(s) {
      const t = clamp((FALL.top - s.y) / FALL.top);
      const streak =
        fbm3(s.x * 0.55 + 0.8 * noise3(s.x * 0.2, s.y * 0.03, 1), s.y * 0.035, 2, 4) +
        0.4 * fbm3(s.x * 2.2, s.y * 0.07, 3, 3);
      s.color([0.5, 0.58, 0.6]);
      s.blend([0.95, 0.97, 0.97], clamp(0.5 + streak * 1.1 + 0.25 * t));
      s.rough = 0.7;
      s.through = 0.3;
      const glow = 0.16 * clamp(0.5 + streak);
      s.er = s.r * glow;
      s.eg = s.g * glow;
      s.eb = s.b * glow;
      s.bump((x, y) => fbm3(x * 0.7, y * 0.05, 2, 4), 0.9, 0.1);
    },
  });
  // The fall in several strands, one before the other.
  for (const [dx, w, dz, from] of [
    [0, 8, 6, 1],
    [-6.5, 4, 9, 0.98],
    [7.5, 3.4, 8, 0.97],
    [1, 3.6, 11, 0.72],
    [-9, 2, 8, 0.66],
  ])
    scene.mesh(
      sheet(16, 110, (u, v) => {
        const y = FALL.top * from * (1 - v) - 4 * v;
        const spread = w * (0.75 + 0.65 * v) * (0.9 + 0.25 * noise3(v * 9, dx, 2));
        const x =
          FALL.x + dx * (1 + 0.25 * v) + (u - 0.5) * 2 * spread + 0.9 * noise3(v * 14, u * 2, dx);
        return [x, y, FALL.z + 36 + dz + 13 * Math.sqrt(v) + 1.4 * noise3(u * 5, v * 16, dx)];
      }),
      water,
    );
  // The pool.
  scene.mesh(
    sheet(2, 2, (u, v) => [(u - 0.5) * 620, -14, -190 + v * 320]),
    scene.material({
      shade(s) {
        const d = Math.hypot(s.x - FALL.x, s.z - FALL.z - 58);
        const n = fbm3(s.x * 0.2, 1, s.z * 0.2, 4);
        const white = smooth(0.35, 0.75, smooth(74, 12, d) + n * 0.7);
        s.color([0.02, 0.055, 0.045]);
        s.blend([0.8, 0.86, 0.86], white);
        s.rough = 0.07 + 0.6 * white;
        s.f0 = 0.03;
        s.bump((x, y, z) => fbm3(x * 0.16, 1, z * 0.3, 4), 0.55, 0.12);
      },
    }),
  );
  stones(scene, scene.material(kit.basalt({ moss: 0.95, dust: [0.12, 0.12, 0.1] })), () => -14, {
    count: 170,
    at: () => {
      const z = 30 - scene.random() * 190;
      const x = (scene.random() < 0.5 ? -1 : 1) * (24 + scene.random() ** 0.7 * 120);
      return Math.abs(x - FALL.x) < 20 && z < -100 ? null : [x, z];
    },
    size: [3, 19],
    flat: 0.72,
    sink: 0.2,
  });
  // The bridge: poles lengthwise and across, rails with braces. It sags a little.
  const sag = (z) => 4.5 * ((z + 24) / 100) ** 2;
  const bamboo = scene.material({
    shade(s) {
      const o = hash(s.id * 5);
      s.color(
        [0.43, 0.3, 0.11],
        0.65 + o * 0.5 + 0.4 * fbm3(s.x * 0.25 + o * 9, s.y * 0.25, s.z * 0.12, 3),
      );
      s.blend([0.2, 0.22, 0.06], smooth(0.1, 0.5, fbm3(s.x * 0.12, 3, s.z * 0.12, 3)) * 0.5);
      s.rough = 0.38;
    },
  });
  const joint = scene.material(kit.plain([0.16, 0.1, 0.04], { rough: 0.6 }));
  const lash = scene.material(kit.plain([0.06, 0.045, 0.03], { rough: 0.9 }));
  const pole = (a, b, r, knots = 0) => {
    scene.strand([a, b], r, bamboo);
    for (let k = 0; k < knots; k++) {
      const t = (k + 0.5 + scene.between(-0.2, 0.2)) / knots;
      const p = a.map((v, i) => mix(v, b[i], t));
      const q = a.map((v, i) => mix(v, b[i], t + 0.35 / Math.hypot(...a.map((w, i) => b[i] - w))));
      scene.capsule(p, q, r * 1.1, joint);
    }
  };
  for (let z = 92; z > -120; z -= 2.5) {
    const y = sag(z) + scene.between(-0.15, 0.15);
    const w = 15 + scene.between(-1.2, 1.2);
    const skew = scene.between(-0.5, 0.5);
    pole([-w, y, z + skew], [w, y + scene.between(-0.2, 0.2), z - skew], 1.12, 2);
  }
  for (const x of [-11, 11]) {
    const beam = [];
    for (let z = 94; z >= -122; z -= 12) beam.push([x, sag(z) - 2.4, z]);
    scene.strand(beam, 1.7, bamboo);
  }
  for (const side of [-1, 1]) {
    for (const h of [11, 21]) {
      const rail = [];
      for (let z = 96; z >= -122; z -= 9)
        rail.push([side * (15.4 + 0.07 * h) + 0.4 * noise3(z * 0.05, h, side), sag(z) + h, z]);
      scene.strand(rail, h > 15 ? 1.25 : 0.95, bamboo);
    }
    for (let z = 86; z > -122; z -= 24) {
      const y = sag(z);
      pole([side * 14.6, y - 4, z], [side * 17.2, y + 24.5, z], 1.3, 3);
      pole([side * 15, y, z], [side * 16.6, sag(z - 24) + 21, z - 24], 0.7, 0);
      for (const h of [0.4, 11, 21])
        scene.capsule(
          [side * (14.8 + 0.085 * h), y + h - 1, z],
          [side * (15 + 0.085 * h), y + h + 1, z],
          1.62,
          lash,
        );
    }
  }
  // Leaves hang in from the edges; ferns grow out of the walls.
  const green = scene.material(
    kit.leafGreen({ color: [0.035, 0.12, 0.016], light: [0.13, 0.3, 0.04], through: 0.55 }),
  );
  const stem = scene.material(kit.plain([0.1, 0.12, 0.035], { rough: 0.7 }));
  const fern = (x, y, z, reach, lean) => {
    for (let f = 0; f < 9; f++) {
      const a = lean + scene.between(-1.5, 1.5);
      const l = reach * scene.between(0.7, 1.15);
      const line = curve(
        [
          [0, 0],
          [l * 0.3, l * 0.3],
          [l * 0.7, l * 0.25],
          [l, -l * 0.15],
        ],
        13,
      ).map(([r, h]) => [x + r * Math.cos(a), y + h, z + r * Math.sin(a)]);
      scene.strand(line, 0.22, stem);
      for (let i = 2; i <= 13; i++) {
        const w = l * 0.24 * Math.sin(Math.PI * Math.min(1, 0.2 + (i / 13) * 0.8)) + 0.5;
        for (const s of [-1, 1])
          scene.mesh(
            kit.leaf({ length: w, width: w * 0.32, fold: 0.2, bend: 0.35, steps: 3, across: 2 }),
            green,
            place()
              .turnY(-a + s * 1.2)
              .move(...line[i]),
          );
      }
    }
  };
  for (let i = 0; i < 34; i++) {
    const side = scene.random() < 0.5 ? -1 : 1;
    const z = scene.between(-120, 50);
    fern(
      side * scene.between(34, 74),
      scene.between(-10, 4),
      z,
      scene.between(12, 24),
      side > 0 ? 2.6 : 0.5,
    );
  }
  for (let i = 0; i < 30; i++) {
    const side = i % 2 ? -1 : 1;
    const x = side * scene.between(46, 100);
    fern(
      x,
      scene.between(20, 120),
      scene.between(-110, -40),
      scene.between(14, 24),
      side > 0 ? 2.6 : 0.5,
    );
  }
  for (let i = 0; i < 30; i++) {
    const side = i % 2 ? -1 : 1;
    const z = scene.between(10, 46);
    const x = side * scene.between(34, 62);
    const top = 78 - Math.abs(z - 30) * 0.2;
    const line = curve(
      [
        [x + side * 8, top + 10, z],
        [x, top - 6, z + 2],
        [x - side * scene.between(4, 11), top - scene.between(14, 30), z + 3],
      ],
      18,
    );
    scene.strand(line, 0.25, stem);
    for (const p of line)
      for (let k = 0; k < 4; k++) {
        const l = scene.between(3.4, 6.4);
        scene.mesh(
          kit.leaf({ length: l, width: l * 0.36, fold: 0.25, bend: 0.3, steps: 6, across: 3 }),
          green,
          place()
            .turnZ(scene.between(-1.1, 0.2))
            .turnY(scene.random() * 6.3)
            .move(...p),
        );
      }
  }
  scene.mesh(
    tube(
      curve(
        [
          [-96, -20, 20],
          [-80, 70, 4],
          [-88, 190, -4],
        ],
        30,
      ),
      (t) => 9 - 3 * t,
      20,
    ),
    wall,
  );
  const backdrop = new Plate(64, 48, 1);
  backdrop.gain = 1;
  backdrop.gradient([
    [0, [0.86, 0.94, 0.92]],
    [1, [0.7, 0.8, 0.74]],
  ]);
  return {
    scene,
    camera: { from: [5, 31, 108], to: [-3, 35, -60], angle: 46, aperture: 0.2, focus: 130 },
    sun: { direction: sun, color: [6.6, 6, 4.6], spread: 0.06 },
    sky: skyOf({
      sun,
      zenith: [0.62, 0.74, 0.78],
      horizon: [0.5, 0.62, 0.5],
      ground: [0.05, 0.07, 0.03],
      glow: [1, 0.95, 0.7],
      tight: 4,
      leaves: 0.4,
    }),
    backdrop,
    haze: { density: 0.0009, color: [0.66, 0.78, 0.74], glow: 0.3 },
    steam: [
      {
        x: 0.47,
        y: 0.66,
        height: 0.3,
        width: 0.2,
        strength: 0.42,
        seed: 51,
        color: [0.92, 0.98, 0.97],
      },
      {
        x: 0.4,
        y: 0.66,
        height: 0.22,
        width: 0.22,
        strength: 0.32,
        seed: 58,
        color: [0.92, 0.98, 0.97],
      },
    ],
    look: { key: 0.62, at: 0.93, vignette: 0.32, contrast: 2.2, saturation: 1.16, warm: 0 },
  };
}
