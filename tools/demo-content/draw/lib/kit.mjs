import { cells3, clamp, fbm3, hash, mix, noise3, ridge3, smooth } from './noise.mjs';
import { add, axes, blob, box, curve, lathe, place, sheet, times, tube, unit } from './shapes.mjs';

/** Materials and things that several pictures share. Colours are linear, lengths centimetres. */

export const plain = (
  color,
  {
    rough = 0.6,
    f0 = 0.04,
    metal = 0,
    through = 0,
    depth = 0,
    vary = 0.08,
    scale = 1,
    bump = 0,
    grain = 3,
  } = {},
) => ({
  shade(s) {
    const n = 1 + vary * 2 * fbm3(s.x * scale, s.y * scale, s.z * scale, 3);
    s.color(color, n);
    s.rough = rough;
    s.f0 = f0;
    s.metal = metal;
    s.through = through;
    s.depth = depth;
    if (bump > 0) s.bump((x, y, z) => fbm3(x * grain, y * grain, z * grain, 3), bump, 0.04 / grain);
  },
});

/** Boards: grain runs along x of the board's own coordinate. */
export const wood = ({
  dark = [0.1, 0.045, 0.02],
  light = [0.34, 0.18, 0.085],
  rough = 0.42,
  worn = 0.25,
  scale = 1,
} = {}) => ({
  shade(s) {
    const o = hash(s.id * 7 + 3) * 90;
    const x = s.lx * scale + o;
    const y = s.ly * scale;
    const z = s.lz * scale + o * 0.37;
    const warp = fbm3(x * 0.035, y * 0.3, z * 0.16, 3);
    const rings = 0.5 + 0.5 * Math.sin((z * 0.9 + warp * 9 + Math.abs(y) * 0.6) * 1.7);
    const fine = fbm3(x * 0.14, y * 2.4, z * 4.5, 3);
    const pores = smooth(0.25, 0.6, noise3(x * 0.5, y * 7, z * 15));
    let t = 0.25 + 0.5 * rings * 0.7 + fine * 0.65 + (hash(s.id) - 0.5) * 0.35;
    t = clamp(t);
    s.r = mix(dark[0], light[0], t);
    s.g = mix(dark[1], light[1], t);
    s.b = mix(dark[2], light[2], t);
    const k = 1 - pores * 0.45;
    s.r *= k;
    s.g *= k;
    s.b *= k;
    const scuffs = smooth(0.15, 0.6, fbm3(x * 0.12, 3, z * 0.25, 4));
    s.blend([light[0] * 1.25, light[1] * 1.3, light[2] * 1.45], scuffs * worn);
    s.rough = rough + fine * 0.25 + scuffs * 0.18;
    s.bump(
      (a, b, c) => fbm3((a * scale + o) * 0.3, b * 3, (c * scale + o * 0.37) * 7, 2),
      0.012,
      0.02,
      true,
    );
  },
});

export function table(
  scene,
  material,
  { width = 13, count = 9, length = 160, y = 0, turn = 0, z = 0, gap = 0.22, x = 0 } = {},
) {
  for (let i = 0; i < count; i++) {
    const w = width / 2 - gap / 2;
    const wobble = scene.between(-0.06, 0.06);
    scene.mesh(
      box(length / 2, 1.5, w, 0.35, 8),
      material,
      place()
        .move(scene.between(-6, 6), -1.5 + wobble + y, (i - (count - 1) / 2) * width + z)
        .move(x, 0, 0)
        .turnY(turn),
    );
  }
}

/** Basalt: dark, full of small holes, dusty on top. */
export const basalt = ({
  tone = [0.075, 0.07, 0.066],
  dust = [0.24, 0.215, 0.19],
  scale = 1,
  holes = 1,
  moss = 0,
} = {}) => {
  const height = (x, y, z) => {
    const c = cells3(x * 1.5 * scale, y * 1.5 * scale, z * 1.5 * scale);
    const pit = smooth(0.42, 0.12, c.near) * (c.id % 3 === 0 ? 1 : 0.15) * holes;
    return fbm3(x * 0.8 * scale, y * 0.8 * scale, z * 0.8 * scale, 5) * 0.6 - pit * 0.35;
  };
  return {
    shade(s) {
      const n = fbm3(s.x * 0.25 * scale, s.y * 0.25 * scale, s.z * 0.25 * scale, 4);
      const c = cells3(s.x * 1.5 * scale, s.y * 1.5 * scale, s.z * 1.5 * scale);
      const pit = smooth(0.42, 0.15, c.near) * (c.id % 3 === 0 ? 1 : 0.15) * holes;
      s.color(tone, 1 + n * 0.9);
      s.blend(dust, clamp(0.28 + n * 0.8) * clamp(s.ny) * 0.7);
      if (moss > 0)
        s.blend(
          [0.09, 0.14, 0.03],
          moss * smooth(0.05, 0.35, fbm3(s.x * 0.12 + 9, s.y * 0.12, s.z * 0.12, 4)),
        );
      s.color([s.r, s.g, s.b], 1 - pit * 0.7);
      s.rough = 0.82;
      s.bump(height, 0.5, 0.05);
    },
  };
};

/** Enamelled tin: white or coloured, with a coloured rim and a few chips. */
export const enamel = ({
  color = [0.84, 0.82, 0.77],
  rim = [0.02, 0.06, 0.22],
  from = 99,
  speckle = 0,
  chips = 0.5,
  above = null,
} = {}) => ({
  shade(s) {
    const r = Math.hypot(s.lx, s.lz);
    const wobble = noise3(s.lx * 0.8, s.ly, s.lz * 0.8) * 0.06;
    const edge =
      above === null
        ? smooth(from - 0.04, from + 0.04, r + wobble)
        : smooth(above - 0.04, above + 0.04, s.ly + wobble);
    s.color(color, 1 + 0.04 * fbm3(s.lx * 0.4, s.ly * 0.4, s.lz * 0.4, 3));
    if (speckle > 0) {
      const c = cells3(s.lx * 2.6, s.ly * 2.6, s.lz * 2.6);
      const dot = smooth(0.34, 0.26, c.near) * (c.id % 2);
      s.blend([0.75, 0.74, 0.7], dot * speckle);
    }
    s.blend(rim, edge);
    if (chips > 0) {
      const c = smooth(0.6, 0.66, fbm3(s.lx * 0.8 + 31, s.ly * 0.8, s.lz * 0.8, 4) + edge * 0.22);
      s.blend([0.035, 0.03, 0.03], c * chips);
      s.rough = 0.1 + c * 0.5;
    } else s.rough = 0.1;
    s.f0 = 0.05;
    s.bump((x, y, z) => fbm3(x * 0.35, y * 0.35, z * 0.35, 2), 0.06, 0.05, true);
  },
});

/** Thrown pottery: rings of the wheel, glaze or bare clay. */
export const pottery = ({
  color = [0.28, 0.12, 0.06],
  second = [0.12, 0.05, 0.03],
  glaze = 0.5,
  line = null,
  speck = 0.4,
  rings = 1,
} = {}) => ({
  shade(s) {
    const n = fbm3(s.lx * 0.3, s.ly * 0.9, s.lz * 0.3, 4);
    s.color(color, 1 + n * 0.35);
    s.blend(second, clamp(n * 1.2 + 0.12) * 0.8);
    const dots = smooth(0.5, 0.72, noise3(s.lx * 6, s.ly * 6, s.lz * 6));
    s.color([s.r, s.g, s.b], 1 - dots * speck);
    if (line) s.blend(line.color, line.at(s));
    s.rough = glaze > 0 ? mix(0.6, 0.13, glaze) + n * 0.08 : 0.75;
    s.f0 = 0.045;
    s.bump(
      (x, y, z) =>
        Math.sin(y * 9 + noise3(x * 0.4, y, z * 0.4) * 1.5) * 0.5 * rings +
        fbm3(x * 2, y * 2, z * 2, 2) * 0.5,
      0.028,
      0.02,
      true,
    );
  },
});

export const clear = (
  inside = null,
  { iorIn = 1.5, iorOut = 1, outside = null, ripple = null } = {},
) => ({
  clear: true,
  inside,
  outside,
  iorIn,
  iorOut,
  ripple,
});

/** A plate or bowl: from the middle of the foot outside, over the rim, to the middle inside. */
export function dish(outline, thick = 0.35, steps = 60) {
  const outer = curve(outline, steps);
  const inner = [];
  for (let i = outer.length - 1; i >= 0; i--) {
    const a = outer[Math.max(0, i - 1)];
    const b = outer[Math.min(outer.length - 1, i + 1)];
    const t = unit([b[0] - a[0], b[1] - a[1], 0]);
    inner.push([Math.max(0, outer[i][0] - t[1] * thick), outer[i][1] + t[0] * thick]);
  }
  const last = outer[outer.length - 1];
  const first = inner[0];
  const lip = [];
  for (let k = 1; k < 6; k++) {
    const a = (k / 6) * Math.PI;
    const mx = (last[0] + first[0]) / 2;
    const my = (last[1] + first[1]) / 2;
    const hx = (last[0] - first[0]) / 2;
    const hy = (last[1] - first[1]) / 2;
    lip.push([mx + hx * Math.cos(a) - hy * Math.sin(a), my + hy * Math.cos(a) + hx * Math.sin(a)]);
  }
  inner[inner.length - 1][0] = 0;
  return [...outer, ...lip, ...inner];
}

/** A banana leaf's piece: a wavy sheet with ribs; ref = [along, across, 0]. */
export function leafSheet({
  length = 40,
  width = 16,
  wave = 0.6,
  curl = 0.02,
  seed = 1,
  lift = 0.3,
  steps = 70,
}) {
  return sheet(
    steps,
    30,
    (u, v) => {
      const x = (u - 0.5) * length;
      const z = (v - 0.5) * width;
      const edge = Math.abs(v - 0.5) * 2;
      const y =
        lift +
        wave * fbm3(x * 0.06 + seed, 0.5, z * 0.1, 3) * 1.4 +
        curl * z * z * 0.12 +
        wave * 0.5 * edge * edge * Math.sin(x * 0.35 + seed * 3) * 0.6;
      return [x, Math.max(0.06, y), z + Math.sin(x * 0.21 + seed) * 0.25 * edge];
    },
    (u, v) => [(u - 0.5) * length, 0, (v - 0.5) * width],
  );
}

export const bananaLeaf = ({
  color = [0.075, 0.2, 0.03],
  light = [0.2, 0.36, 0.06],
  rib = true,
} = {}) => ({
  shade(s) {
    const n = fbm3(s.lx * 0.12, 1, s.lz * 0.12, 4);
    const across = rib ? s.lx + Math.abs(s.lz) * 0.25 : s.lx;
    const vein = Math.sin(across * 9) * 0.5 + 0.5;
    s.color(color, 1 + n * 0.5);
    s.blend(light, clamp(0.25 + n * 0.5 + (vein - 0.5) * 0.28));
    if (rib) s.blend([0.42, 0.46, 0.16], smooth(0.42, 0.2, Math.abs(s.lz)) * 0.75);
    s.blend([0.3, 0.24, 0.06], smooth(0.35, 0.6, fbm3(s.lx * 0.3 + 20, 2, s.lz * 0.3, 3)) * 0.5);
    s.rough = 0.33 + n * 0.1;
    s.f0 = 0.045;
    s.through = 0.45;
    s.bump((x, y, z) => Math.sin((rib ? x + Math.abs(z) * 0.25 : x) * 9) * 0.5, 0.03, 0.02, true);
  },
});

/** A leaf with a point: base at the origin, along x; ref = [along 0..1, 0, across -1..1]. */
export function leaf({
  length = 6,
  width = 2.4,
  fold = 0.25,
  bend = 0.15,
  wave = 0.05,
  steps = 10,
  across = 6,
}) {
  return sheet(
    steps,
    across,
    (u, v) => {
      const t = u;
      const w = width * 0.5 * Math.sin(Math.PI * Math.min(1, t ** 0.75)) ** 0.9 * (1 - 0.15 * t);
      const c = v * 2 - 1;
      return [
        t * length * (1 - bend * t * 0.25),
        fold * w * c * c - bend * length * t * t + wave * Math.sin(t * 14 + c) * Math.abs(c),
        c * w,
      ];
    },
    (u, v) => [u, 0, v * 2 - 1],
  );
}

export const leafGreen = ({
  color = [0.05, 0.15, 0.025],
  light = [0.13, 0.28, 0.05],
  rough = 0.34,
  through = 0.5,
} = {}) => ({
  shade(s) {
    const o = hash(s.id * 13 + 5);
    const vein = Math.abs(Math.sin((s.lx * 9 - Math.abs(s.lz) * 2.2) * 3.14));
    s.color(color, 0.8 + o * 0.5);
    s.blend(light, clamp(0.2 + 0.5 * o + fbm3(s.x * 0.8, s.y * 0.8, s.z * 0.8, 2) * 0.6));
    s.blend(
      [0.3, 0.4, 0.12],
      smooth(0.09, 0.02, Math.abs(s.lz)) * 0.6 + smooth(0.16, 0.02, vein) * 0.25,
    );
    s.rough = rough;
    s.through = through;
    s.bump((x, y, z) => -Math.abs(Math.sin((x * 9 - Math.abs(z) * 2.2) * 3.14)), 0.0, 0.02, true);
  },
});

/** Orange skin with its pores, greener around the stalk. Own coordinate: unit sphere, y up. */
export const peel = ({ color = [0.86, 0.27, 0.018], green = 0.25, pore = 9 } = {}) => {
  const height = (x, y, z) => {
    const c = cells3(x * pore, y * pore, z * pore);
    return Math.min(0.5, c.near) * 0.6 + 0.25 * fbm3(x * 2, y * 2, z * 2, 2);
  };
  return {
    shade(s) {
      const o = hash(s.id * 3 + 1);
      const n = fbm3(s.lx * 2 + o * 9, s.ly * 2, s.lz * 2, 4);
      s.color(color, 0.92 + n * 0.25 + (o - 0.5) * 0.12);
      s.blend([0.82, 0.42, 0.03], clamp(0.25 + n * 0.9) * 0.6);
      s.blend([0.34, 0.36, 0.05], green * smooth(0.3, 1, s.ly + n * 0.5 + (o - 0.5) * 0.8));
      const c = cells3(s.lx * pore, s.ly * pore, s.lz * pore);
      s.color([s.r, s.g, s.b], 1 - 0.22 * smooth(0.3, 0.05, c.near));
      s.rough = 0.36;
      s.f0 = 0.05;
      s.depth = 0.12;
      s.bump(height, 0.085, 0.012, true);
    },
  };
};

/** The cut face of an orange, radius 1 in its own x and z. */
export const pulp = ({
  color = [0.92, 0.36, 0.02],
  segments = 10,
  pith = [0.9, 0.78, 0.52],
  skin = [0.86, 0.3, 0.02],
} = {}) => {
  const fields = (x, z, id) => {
    const r = Math.hypot(x, z);
    const a = Math.atan2(z, x) + hash(id) * 6;
    const k = (a / (Math.PI * 2)) * segments;
    const i = Math.floor(k);
    const f = Math.abs(k - i - 0.5) * 2; // 0 in the middle of a segment, 1 at its wall
    const gap = (1 - f) * r * (Math.PI / segments);
    const inside = smooth(0.012, 0.035, gap) * smooth(0.9, 0.875, r) * smooth(0.07, 0.11, r);
    return { r, a, inside, i };
  };
  const height = (x, y, z) => {
    const r = Math.hypot(x, z);
    const a = Math.atan2(z, x);
    return 0.5 * noise3(r * 5, a * 13, y * 2) + 0.3 * noise3(r * 11, a * 26, 3);
  };
  return {
    shade(s) {
      const { r, a, inside } = fields(s.lx, s.lz, s.id);
      const cell = noise3(r * 6, a * 15, 1) * 0.6 + noise3(r * 13, a * 31, 5) * 0.5;
      s.color(color, 1 + cell * 0.22);
      s.blend([1, 0.62, 0.12], clamp(0.2 + cell * 0.7) * 0.6);
      s.blend(pith, 1 - inside);
      if (r > 0.955) s.color(skin);
      s.rough = inside > 0.5 ? 0.2 : 0.5;
      s.f0 = 0.045;
      s.depth = inside > 0.5 ? 0.5 : 0.15;
      s.through = 0.2;
      if (inside > 0.3) s.bump(height, 0.016, 0.01, true);
    },
  };
};

/** An orange: sphere with its stalk's star; optional leaves. */
export function orange(scene, at, radius, { skin, stalk, tilt = place(), squash = 0.94 }) {
  scene.ellipsoid(at, [radius, radius * squash, radius], axes(tilt), skin);
  const up = tilt.normal([0, 1, 0]);
  const top = add(at, times(up, radius * squash * 0.985));
  scene.ellipsoid(top, [radius * 0.09, radius * 0.03, radius * 0.09], axes(tilt), stalk);
  return top;
}

/** Half an orange with its cut face along `normal`. */
export function halfOrange(scene, at, radius, normal, { skin, flesh }) {
  const p = place()
    .scale(radius)
    .aim(normal)
    .move(...at);
  scene.mesh(
    sheet(48, 16, (u, v) => {
      const a = u * Math.PI * 2;
      const b = (v * Math.PI) / 2;
      return [Math.cos(a) * Math.cos(b), -Math.sin(b) * 0.95, Math.sin(a) * Math.cos(b)];
    }),
    skin,
    p,
  );
  scene.mesh(
    sheet(64, 14, (u, v) => {
      const a = u * Math.PI * 2;
      const r = v * 0.997;
      return [r * Math.cos(a), 0.012 * Math.sin(Math.min(1, r / 0.9) * Math.PI), -r * Math.sin(a)];
    }),
    flesh,
    p,
  );
}

/** A round slice: two faces and a band of peel. */
export function slice(scene, at, radius, thick, turn, { skin, flesh }) {
  const t = thick / radius / 2;
  for (const side of [1, -1])
    scene.mesh(
      sheet(56, 10, (u, v) => {
        const a = u * Math.PI * 2 * side;
        return [v * Math.cos(a), t * side, -v * Math.sin(a)];
      }),
      flesh,
      turn(place().scale(radius)).move(...at),
    );
  scene.mesh(
    sheet(56, 4, (u, v) => {
      const a = u * Math.PI * 2;
      const b = v * 2 - 1;
      const r = 1 + 0.015 * (1 - b * b);
      return [r * Math.cos(a), b * t, r * Math.sin(a)];
    }),
    skin,
    turn(place().scale(radius)).move(...at),
  );
}

/** A drinking glass with something in it. Returns its inner radius at the level. */
export function glass(
  scene,
  at,
  { outline, thick = 0.32, level = 0.75, bottom = 0.9, glassMaterial, side, top, around = 96 },
) {
  const outer = curve(outline, 48);
  const H = outer[outer.length - 1][1];
  const radiusAt = (y) => {
    for (let i = 1; i < outer.length; i++)
      if (outer[i][1] >= y && outer[i][1] > outer[i - 1][1]) {
        const f = (y - outer[i - 1][1]) / (outer[i][1] - outer[i - 1][1]);
        return mix(outer[i - 1][0], outer[i][0], clamp(f));
      }
    return outer[outer.length - 1][0];
  };
  const inner = (y) => {
    const base = clamp((y - bottom) / 0.7);
    return (radiusAt(y) - thick) * Math.sqrt(1 - (1 - base) ** 2 * 0.35);
  };
  const surface = bottom + (H - bottom) * level;
  const p = place().move(...at);
  const wall = [];
  for (let k = 0; k <= 24; k++) wall.push(mix(H, surface, k / 24));
  const lip = [];
  const rOut = outer[outer.length - 1][0];
  for (let k = 1; k < 8; k++) {
    const a = (k / 8) * Math.PI;
    const c = rOut - thick / 2;
    lip.push([c + (thick / 2) * Math.cos(a), H + (thick / 2) * Math.sin(a)]);
  }
  scene.mesh(
    lathe([[0, outer[0][1]], ...outer, ...lip, ...wall.map((y) => [inner(y), y])], around),
    glassMaterial,
    p,
  );
  const body = [[0, bottom]];
  for (let k = 1; k <= 6; k++) body.push([(inner(bottom + 0.02) * k) / 6, bottom + 0.02 * (k / 6)]);
  for (let k = 1; k <= 30; k++) {
    const y = mix(bottom + 0.02, surface, k / 30);
    body.push([inner(y), y]);
  }
  scene.mesh(lathe(body, around), side, p);
  const R = inner(surface);
  const cover = [];
  for (let k = 0; k <= 12; k++) {
    const r = R * (1 - k / 12);
    cover.push([r, surface - (k === 0 ? 0 : 0.07 * (1 - Math.exp(-(R - r) * 5)))]);
  }
  scene.mesh(lathe(cover, around), top, p);
  return { radius: R, y: at[1] + surface };
}

/** A cup's ear: a tube in the plane of x and y, on the outside of radius r between two heights. */
export function handle(r, low, high, reach, thick, flatness = 1) {
  const line = curve(
    [
      [r - 0.15, high, 0],
      [r + reach * 0.6, high + 0.15, 0],
      [r + reach, (low + high) / 2 + (high - low) * 0.12, 0],
      [r + reach * 0.55, low + (high - low) * 0.12, 0],
      [r - 0.25, low, 0],
    ],
    28,
  );
  return tube(line, (t, a) => thick * (1 + (flatness - 1) * Math.abs(Math.sin(a))), 12);
}

/** Fried dough: a lump with blisters and crumbs. */
export function fritter(radii, seed, level = 5, rough = 1) {
  return blob(level, (d) => {
    const n = fbm3(d[0] * 1.7 + seed, d[1] * 1.7, d[2] * 1.7, 3) * 0.26;
    const c = fbm3(d[0] * 6 + seed, d[1] * 6, d[2] * 6, 3) * 0.09 * rough;
    const e = ridge3(d[0] * 3.2 + seed, d[1] * 3.2, d[2] * 3.2, 4) * 0.09 * rough;
    const k = 0.93 + n + c + e;
    return [d[0] * radii[0] * k, d[1] * radii[1] * k, d[2] * radii[2] * k];
  });
}

/** Golden batter, darker where it stands out. */
export const batter = ({
  pale = [0.72, 0.4, 0.1],
  brown = [0.42, 0.15, 0.025],
  dark = [0.14, 0.045, 0.012],
  shine = 0.38,
  scale = 1,
  amount = 0.4,
} = {}) => {
  const height = (x, y, z) =>
    fbm3(x * 2.6 * scale, y * 2.6 * scale, z * 2.6 * scale, 4) +
    0.5 * ridge3(x * 1.4 * scale, y * 1.4 * scale, z * 1.4 * scale, 3);
  return {
    shade(s) {
      const o = hash(s.id * 11);
      const n = fbm3(s.x * 0.7 * scale + o * 20, s.y * 0.7 * scale, s.z * 0.7 * scale, 4);
      const h = fbm3(s.x * 2.6 * scale, s.y * 2.6 * scale, s.z * 2.6 * scale, 4);
      s.color(pale, 1 + 0.25 * n);
      s.blend(brown, clamp(amount + n * 1.5 + h * 0.7));
      s.blend(dark, smooth(0.24, 0.55, n * 0.7 + h * 0.9) * 0.8);
      s.rough = shine + h * 0.2;
      s.f0 = 0.045;
      s.depth = 0.2;
      s.bump(height, 0.1, 0.03);
    },
  };
};

/** Scattered small leaves, e.g. celery or coriander, as flat pieces. */
export function crumbs(scene, count, at, material, { size = [0.15, 0.35], flat = 0.3 }) {
  for (let i = 0; i < count; i++) {
    const p = at(i);
    if (!p) continue;
    const r = scene.between(...size);
    scene.ellipsoid(
      p,
      [r, r * flat, r * scene.between(0.4, 0.9)],
      axes(
        place()
          .turnX(scene.between(-0.5, 0.5))
          .turnY(scene.between(0, 6.28))
          .turnZ(scene.between(-0.5, 0.5)),
      ),
      material,
    );
  }
}

/** A folded cloth lying on the table: woven, with stripes. */
export const cloth = ({
  color = [0.62, 0.56, 0.46],
  stripe = [0.42, 0.07, 0.03],
  every = 3.2,
  wide = 0.16,
  threads = 9,
} = {}) => ({
  shade(s) {
    const t = Math.abs((s.lx / every) % 1);
    const a = Math.sin(s.lx * threads * 2.2);
    const b = Math.sin(s.lz * threads * 2.2);
    s.color(color, 1 + 0.1 * a * b + 0.12 * fbm3(s.lx * 3, 0, s.lz * 3, 3));
    if (stripe) s.blend(stripe, smooth(wide + 0.03, wide, Math.abs(t - 0.5)) * 0.85);
    s.rough = 0.92;
    s.f0 = 0.02;
    s.bump(
      (x, y, z) =>
        Math.sin(x * threads * 2.2) * Math.sin(z * threads * 2.2) + fbm3(x * 2, 0, z * 2, 2),
      0.02,
      0.02,
      true,
    );
  },
});

export function clothSheet({ length = 26, width = 18, seed = 1, folds = 1 }) {
  return sheet(
    70,
    50,
    (u, v) => {
      const x = (u - 0.5) * length;
      const z = (v - 0.5) * width;
      const n = fbm3(x * 0.09 + seed, 0, z * 0.09, 3);
      const f = ridge3(x * 0.05 + seed * 3, 2, z * 0.11 + n, 2);
      return [x + n, 0.12 + folds * (0.5 * Math.max(0, n + 0.25) + 1.1 * f * f * 0.7), z + n * 1.2];
    },
    (u, v) => [(u - 0.5) * length, 0, (v - 0.5) * width],
  );
}

/** A point on the inside of a circle. */
export function inCircle(scene, radius) {
  const a = scene.random() * Math.PI * 2;
  const r = radius * Math.sqrt(scene.random());
  return [r * Math.cos(a), r * Math.sin(a)];
}

/** Chips of stone in terrazzo: how far inside one a spot is, and its colour. */
const chip = { inside: 0, color: [0, 0, 0] };
const chipTones = [
  [0.3, 0.28, 0.25],
  [0.55, 0.38, 0.28],
  [0.12, 0.12, 0.12],
  [0.82, 0.8, 0.75],
  [0.4, 0.44, 0.4],
];
export function chips(x, z) {
  const c = cells3(x, 0.5, z);
  const r = 0.16 + 0.2 * hash(c.id * 3);
  chip.inside =
    smooth(r, r - 0.03, c.near + 0.08 * noise3(x * 5, 1, z * 5)) *
    (c.second - c.near > 0.06 ? 1 : 0);
  chip.color = chipTones[c.id % chipTones.length];
  return chip;
}
