import * as kit from '../../lib/kit.mjs';
import { clamp, fbm3, hash, mix, noise3, smooth } from '../../lib/noise.mjs';
import { blob, curve, sheet, tube } from '../../lib/shapes.mjs';

/** A dome tent with a light in it, and a small fire. One unit is 4 cm. */

/**
 * A dome of four panels over two crossed rods, with a door that glows. `at` places it; it is open
 * towards z. `lit` says how strong the lantern is.
 */
export function dome(
  scene,
  at,
  { radius = 27, height = 27, color, accent, lit = 1, coat = (m) => m },
) {
  const lamp = [0, height * 0.3, radius * 0.1];
  const glow = (s, k, tint) => {
    const d = Math.hypot(
      (s.lx - lamp[0]) / radius,
      ((s.ly - lamp[1]) / radius) * 1.15,
      (s.lz - lamp[2]) / radius,
    );
    const g = lit * k * (0.1 + 1.15 / (1 + d * d * 4.6));
    s.er += 2.3 * g * tint[0];
    s.eg += 1.6 * g * tint[1];
    s.eb += 0.85 * g * tint[2];
  };
  const cloth = (tint, light) =>
    scene.material(
      coat({
        shade(s) {
          const n = fbm3(s.lx * 0.12, s.ly * 0.12, s.lz * 0.12, 3);
          s.color(tint, 1 + 0.16 * n);
          // A darker cap of a second cloth over the top.
          const cap = smooth(height * 0.72 - 0.25, height * 0.72 + 0.25, s.ly);
          s.blend([tint[0] * 0.45, tint[1] * 0.45, tint[2] * 0.45], cap);
          // Seams, and the shade of the rods behind the cloth.
          const a = Math.atan2(s.lz, s.lx);
          const rod = Math.abs(Math.sin(2 * a - 1.57)) * Math.hypot(s.lx, s.lz);
          const seam = smooth(0.9, 0.35, rod) * 0.5;
          s.color([s.r, s.g, s.b], 1 - seam);
          s.rough = 0.62;
          glow(s, light * (1 - seam * 0.8) * (1 - cap * 0.5) * (1 + 0.35 * n), tint);
          s.bump((x, y, z) => fbm3(x * 0.1, y * 0.2, z * 0.1, 3), 0.5, 0.1, true);
        },
      }),
    );
  const panel = cloth(color, k1(color));
  const skirt = cloth(accent, 0.3);
  const inner = scene.material(
    coat({
      shade(s) {
        s.color([0.55, 0.38, 0.2]);
        const d = Math.hypot(s.lx / radius, (s.ly - height * 0.56) / radius);
        const g = lit * clamp(1.12 - d * 1.35, 0.12);
        s.er = 1.25 * g;
        s.eg = 0.66 * g;
        s.eb = 0.23 * g;
      },
    }),
  );
  // A square foot with rounded corners that closes to a low dome.
  const foot = (a) => {
    const c = Math.abs(Math.cos(a - 0.785));
    const d = Math.abs(Math.sin(a - 0.785));
    return radius * 1.08 * (1 / (c ** 2.6 + d ** 2.6) ** (1 / 2.6)) * 0.98;
  };
  const shell = (a, t) => {
    const h = t * 1.5708;
    const r = foot(a) * Math.max(0, Math.cos(h)) ** 0.82;
    const ribs = Math.abs(Math.sin(2 * a - 1.5708));
    const sag = 1.5 * ribs ** 1.4 * Math.sin(t * 3.0);
    return [
      (r - sag) * Math.cos(a),
      height * Math.sin(h) ** 0.9 - sag * 0.5 + 0.12 * noise3(a * 5, t * 8, 2),
      (r - sag) * Math.sin(a),
    ];
  };
  // The door is a gap around a = 90 degrees.
  const DOOR = 0.52;
  const open = (t) => DOOR * Math.max(0, 1 - (t / 0.66) ** 2.4);
  scene.mesh(
    sheet(
      120,
      36,
      (u, v) => {
        const gap = open(v);
        const a = 1.5708 + gap + u * (6.2832 - 2 * gap);
        return shell(a, v);
      },
      null,
    ),
    panel,
    at,
  );
  scene.mesh(
    sheet(
      120,
      4,
      (u, v) => {
        const gap = open(v * 0.14);
        const a = 1.5708 + gap + u * (6.2832 - 2 * gap);
        const p = shell(a, v * 0.14);
        return [p[0] * 1.012, p[1], p[2] * 1.012];
      },
      null,
    ),
    skirt,
    at,
  );
  // Inside: a back wall that shines, bedding, the flap rolled to one side.
  scene.mesh(
    sheet(10, 10, (u, v) => [
      (u - 0.5) * radius * 1.5 * (1 - 0.5 * v),
      v * height * 0.86,
      -radius * 0.25 - 3 * (1 - v),
    ]),
    inner,
    at,
  );
  scene.mesh(
    sheet(20, 10, (u, v) => [
      (u - 0.5) * radius * 1.5,
      1 + 3.4 * Math.sin(Math.min(1, v * 1.1) * 2.8) + 0.5 * noise3(u * 7, v * 5, 2),
      radius * (0.86 - 1.1 * v),
    ]),
    scene.material(
      coat({
        shade(s) {
          const band = Math.abs(((s.lx * 0.16 + 40.5) % 1) - 0.5);
          s.color([0.5, 0.2, 0.11], 1 + 0.3 * noise3(s.lx * 0.3, 1, s.lz * 0.3));
          s.blend([0.62, 0.5, 0.34], smooth(0.2, 0.16, band));
          s.rough = 0.9;
          const g = lit * (0.16 + 0.3 * smooth(radius * 0.9, 0, s.lz));
          s.er = s.r * g * 2;
          s.eg = s.g * g * 1.5;
          s.eb = s.b * g;
        },
      }),
    ),
    at,
  );
  // Two pillows, and the lantern under the roof.
  const pillow = scene.material(
    coat({
      shade(s) {
        s.color([0.66, 0.56, 0.42], 1 + 0.2 * noise3(s.x * 0.3, s.y * 0.3, s.z * 0.3));
        s.rough = 0.9;
        s.er = s.r * lit * 0.62;
        s.eg = s.g * lit * 0.42;
        s.eb = s.b * lit * 0.2;
      },
    }),
  );
  for (const side of [-1, 1])
    scene.mesh(
      blob(3, (d) => {
        const p = [d[0] * 6.4, d[1] * 2.6, d[2] * 3.6].map(
          (v, k) => v * (1 + 0.08 * noise3(d[0] * 2, d[1] * 2 + k, side)),
        );
        return [p[0] + side * 7.6, p[1] + 6.2, p[2] + radius * 0.02];
      }),
      pillow,
      at,
    );
  const lantern = scene.material({
    shade(s) {
      s.color([0.9, 0.7, 0.4]);
      s.er = 4.4;
      s.eg = 2.7;
      s.eb = 1.1;
    },
  });
  scene.sphere(at.point([0, height * 0.66, radius * 0.1]), 1.5, lantern);
  for (const side of [-1, 1]) {
    const line = [];
    for (let i = 0; i <= 14; i++) {
      const t = (i / 14) * 0.62;
      const p = shell(1.5708 + side * open(t), t);
      line.push([p[0] + side * 0.3, p[1], p[2] + 0.5]);
    }
    scene.mesh(
      tube(line, (t) => (side > 0 ? 1.5 - 0.9 * t : 0.4), 8),
      skirt,
      at,
    );
  }
  // Rods that cross at the top, guy ropes with pegs.
  const rod = scene.material(coat(kit.plain([0.12, 0.12, 0.12], { rough: 0.4, metal: 0.6 })));
  for (const a0 of [0.785, 2.356]) {
    const line = [];
    for (let i = 0; i <= 40; i++) {
      const t = (i / 40) * 2 - 1;
      const p = shell(t < 0 ? a0 : a0 + Math.PI, 1 - Math.abs(t));
      line.push(at.point([p[0] * 1.01, p[1] + 0.35, p[2] * 1.01]));
    }
    scene.strand(line, 0.36, rod);
  }
  const cord = scene.material(coat(kit.plain([0.6, 0.55, 0.45], { rough: 0.8 })));
  for (const a of [0.785, 2.356, 3.927, 5.498]) {
    const p = shell(a, 0.5);
    scene.strand([at.point(p), at.point([p[0] * 1.95, 0.4, p[2] * 1.95])], 0.12, cord);
  }
}
const k1 = ([r, g, b]) => 0.2 / Math.max(0.25, 0.3 * r + 0.6 * g + 0.1 * b) ** 0.35;

/** Logs, embers, flames and sparks at `[x, y, z]`; `k` is its size. */
export function campfire(scene, [X, Y, Z], { k = 1, coat = (m) => m, sparks = 40 } = {}) {
  const log = scene.material(
    coat({
      shade(s) {
        const n = fbm3(s.x * 0.5, s.y * 0.5, s.z * 0.5, 4);
        s.color([0.12, 0.075, 0.045], 1 + n);
        s.rough = 0.9;
        const hot = smooth(7.5 * k, 3 * k, Math.hypot(s.x - X, s.z - Z)) * smooth(-0.1, 0.35, n);
        s.er += 5 * hot;
        s.eg += 1.3 * hot;
        s.eb += 0.15 * hot;
        s.bump((x, y, z) => fbm3(x, y, z, 3), 0.4, 0.05);
      },
    }),
  );
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.283 + 0.3;
    const c = Math.cos(a) * k;
    const d = Math.sin(a) * k;
    scene.mesh(
      tube(
        curve(
          [
            [X + c * 9, Y + 1 * k, Z + d * 9],
            [X + c * 4.5, Y + 3.2 * k, Z + d * 4.5],
            [X + c * 0.6, Y + (6.4 + hash(i)) * k, Z + d * 0.6],
          ],
          12,
        ),
        (t) => (1.15 - t * 0.3 + 0.16 * noise3(t * 8, i, 1)) * k,
        12,
      ),
      log,
    );
  }
  const flame = (hot) =>
    scene.material({
      shade(s) {
        const t = clamp((s.y - Y - 3 * k) / (15 * k));
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
    const r = 3.4 * k * Math.sqrt(scene.random());
    const h = scene.between(7, 17) * (1 - (r / k) * 0.13) * k;
    const x = X + r * Math.cos(a);
    const z = Z + r * Math.sin(a);
    const w = scene.between(0.8, 1.5) * k;
    const line = curve(
      [
        [x, Y + 2.4 * k, z],
        [x + scene.between(-0.8, 0.8) * k, Y + 2.4 * k + h * 0.35, z],
        [(x + X) / 2 + scene.between(-1.4, 1.4) * k, Y + 2.4 * k + h * 0.7, z],
        [X + scene.between(-2.2, 2.2) * k, Y + 2.4 * k + h, z],
      ],
      22,
    );
    scene.mesh(
      tube(line, (t) => w * Math.sin(Math.PI * Math.min(1, 0.2 + 0.8 * t)) ** 0.9 + 0.02, 12),
      i % 3 === 0 ? core : outer,
    );
  }
  for (let i = 0; i < sparks; i++) {
    const t = scene.random();
    scene.sphere(
      [
        X + scene.between(-1, 1) * (2 + 9 * t) * k + 6 * t * t * k,
        Y + (14 + 34 * t) * k,
        Z + scene.between(-1, 1) * (2 + 6 * t) * k,
      ],
      (0.05 + 0.09 * scene.random()) * k,
      core,
    );
  }
}
