import * as kit from './kit.mjs';
import { fbm3, hash, noise3, smooth } from './noise.mjs';
import { add, box, curve, place, tube } from './shapes.mjs';

/** What a harvest is carried in. One unit is about 2 cm. */

export const bambooStrip = ({ color = [0.5, 0.34, 0.14], dark = [0.24, 0.13, 0.045] } = {}) => ({
  shade(s) {
    const o = hash(s.id * 7 + 1);
    const n = fbm3(s.x * 0.9 + o * 30, s.y * 0.9, s.z * 0.9, 3);
    s.color(color, 0.75 + o * 0.4 + n * 0.35);
    s.blend(dark, smooth(0.1, 0.5, n + (o - 0.5) * 0.3) * 0.6);
    s.rough = 0.45;
    s.bump((x, y, z) => noise3(x * 3, y * 3, z * 3), 0.04, 0.03);
  },
});

/** A round basket: upright staves with bands woven in front of and behind them, rim and handle. */
export function basket(
  scene,
  [x, y, z],
  { radius = 15, height = 13, material, grip = true, staves = 31, bands = 13 },
) {
  const at = (t) => radius * (0.74 + 0.3 * t ** 0.8);
  for (let i = 0; i < staves; i++) {
    const a = (i / staves) * Math.PI * 2;
    const line = Array.from({ length: 9 }, (_, k) => {
      const t = k / 8;
      return [x + at(t) * Math.cos(a), y + t * height, z + at(t) * Math.sin(a)];
    });
    scene.strand(line, 0.42, material);
  }
  for (let b = 0; b < bands; b++) {
    const t = (b + 0.4) / bands;
    const around = staves * 4;
    scene.mesh(
      tube(
        Array.from({ length: around + 1 }, (_, k) => {
          const a = (k / around) * Math.PI * 2;
          // In front of one stave, behind the next; the band above goes the other way.
          const weave = 0.55 * Math.cos((a * staves) / 2 + b * Math.PI);
          const r = at(t) + weave;
          return [
            x + r * Math.cos(a),
            y + t * height + 0.08 * noise3(a * 3, b, 1),
            z + r * Math.sin(a),
          ];
        }),
        (v, a) => (Math.abs(Math.cos(a)) > 0.6 ? 0.34 : 0.5),
        8,
      ),
      material,
    );
  }
  for (const [dr, dy, r] of [
    [0.35, 0, 0.85],
    [-0.5, 0.5, 0.7],
  ])
    scene.mesh(
      tube(
        Array.from({ length: 97 }, (_, k) => {
          const a = (k / 96) * Math.PI * 2;
          const q = at(1) + dr;
          return [
            x + q * Math.cos(a),
            y + height + dy + 0.15 * noise3(a * 2, 1, 2),
            z + q * Math.sin(a),
          ];
        }),
        (v) => r + 0.14 * Math.sin(v * 300),
        10,
      ),
      material,
    );
  if (!grip) return;
  for (const d of [-0.55, 0.55])
    scene.mesh(
      tube(
        curve(
          Array.from({ length: 9 }, (_, k) => {
            const a = (k / 8) * Math.PI;
            return [
              x + Math.cos(a) * (at(1) + 0.4) * 0.96,
              y + height * 0.75 + Math.sin(a) ** 0.8 * radius * 1.15,
              z + Math.cos(a) * radius * 0.28 + d,
            ];
          }),
          50,
        ),
        (v) => 0.62 + 0.1 * Math.sin(v * 180),
        10,
      ),
      material,
    );
}

/** Oranges in a round heap: layers that lie in one another's hollows. */
export function heap(
  scene,
  [x, y, z],
  radius,
  { size = 3.4, layers = 4, skin, stalk, leaf = null, peak = 0.8 },
) {
  for (let l = 0; l < layers; l++) {
    const R = radius - l * size * 0.95;
    const h = y + l * size * 2 * peak;
    for (let ring = R; ring > size * 0.4; ring -= size * 1.92) {
      const n = Math.max(1, Math.floor((ring * Math.PI * 2) / (size * 2.02)));
      for (let i = 0; i < n; i++) {
        const a = ((i + (l % 2) * 0.5) / n) * Math.PI * 2 + ring;
        const r = size * scene.between(0.92, 1.04);
        const tilt = place().turnX(scene.between(-1.3, 1.3)).turnZ(scene.between(-1.3, 1.3));
        const rise = (1 - ring / R) * size * 0.7 + scene.between(-0.25, 0.25);
        const at = [x + ring * Math.cos(a), h + rise, z + ring * Math.sin(a)];
        const top = kit.orange(scene, at, r, { skin, stalk, tilt });
        if (leaf && scene.random() < 0.3) {
          const up = tilt.normal([0, 1, 0]);
          scene.mesh(
            kit.leaf({
              length: size * 1.5,
              width: size * 0.62,
              fold: 0.25,
              bend: 0.25,
              steps: 12,
              across: 6,
            }),
            leaf,
            place()
              .turnY(scene.random() * 6.3)
              .aim(up)
              .move(...add(top, [0, 0.05, 0])),
          );
        }
      }
    }
  }
}

/** A crate of slats whose floor lies at `at`. */
export function crate(scene, at, { width = 26, depth = 18, height = 13, material, turn = 0 }) {
  const [x, y, z] = at;
  const slat = (hx, hy, hz, p) =>
    scene.mesh(
      box(hx, hy, hz, 0.2, 6),
      material,
      place()
        .move(...p)
        .turnY(turn)
        .move(x, y, z),
    );
  for (let i = 0; i < 3; i++) {
    const h = 2.1 + (i * (height - 3.4)) / 2;
    const j = () => scene.between(-0.12, 0.12);
    for (const s of [-1, 1]) {
      slat(width / 2 + 0.6, 1.75, 0.42, [j(), h + j(), (s * depth) / 2 + s * 0.9]);
      slat(0.42, 1.75, depth / 2 + 0.6, [(s * width) / 2 + s * 0.5, h + j(), j()]);
    }
  }
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      slat(0.9, height / 2 + 0.4, 0.9, [
        (sx * width) / 2 - sx * 0.7,
        height / 2,
        (sz * depth) / 2 - sz * 0.4,
      ]);
  for (let i = 0; i < 5; i++) slat(width / 2, 0.35, depth / 12, [0, 0.4, ((i - 2) * depth) / 5]);
}
