import { clamp, fbm3, mix, noise3, random, smooth } from './noise.mjs';
import { unit } from './shapes.mjs';

/** The direction of a sun at `height` degrees; azimuth 0 is behind the scene, 90 to the right. */
export function sunAt(azimuth, height) {
  const a = (azimuth * Math.PI) / 180;
  const h = (height * Math.PI) / 180;
  return unit([Math.sin(a) * Math.cos(h), Math.sin(h), -Math.cos(a) * Math.cos(h)]);
}

/** A sky that lights: zenith, horizon, ground, and a wide glow around the sun. */
export function skyOf({
  sun,
  zenith = [0.34, 0.45, 0.62],
  horizon = [0.95, 0.82, 0.66],
  ground = [0.16, 0.15, 0.11],
  glow = [2.6, 1.8, 1.0],
  tight = 10,
  leaves = 0.35,
}) {
  return (x, y, z, out) => {
    const d = Math.max(0, x * sun[0] + y * sun[1] + z * sun[2]);
    const g = d ** tight;
    if (y < 0) {
      const t = Math.min(1, -y * 4);
      for (let i = 0; i < 3; i++) out[i] = mix(horizon[i] * 0.7, ground[i], t);
      return;
    }
    const t = Math.min(1, y * 1.6) ** 0.7;
    // Trees around the place break up what shines in glass and glaze.
    const n = leaves * smooth(-0.1, 0.35, noise3(x * 3.1 + 4, y * 3.1, z * 3.1) - y * 0.7);
    for (let i = 0; i < 3; i++)
      out[i] = (mix(horizon[i], zenith[i], t) + glow[i] * g) * (1 - n * 0.8);
  };
}

/** Sun that falls through leaves: patches of light over the world, `cover` 0..1 in shade. */
export function dapple(sun, { size = 9, cover = 0.45, soft = 0.25, seed = 1, dark = 0.06 } = {}) {
  const s = unit([sun[1], -sun[0], 0.001]);
  const t = [
    sun[1] * s[2] - sun[2] * s[1],
    sun[2] * s[0] - sun[0] * s[2],
    sun[0] * s[1] - sun[1] * s[0],
  ];
  const k = 1 / size;
  return (x, y, z) => {
    const u = (x * s[0] + y * s[1] + z * s[2]) * k;
    const v = (x * t[0] + y * t[1] + z * t[2]) * k;
    const n = fbm3(u + seed * 7.3, v - seed * 3.1, seed, 2) * 1.5 + 0.5;
    return dark + (1 - dark) * smooth(cover - soft, cover + soft, n);
  };
}

/** A picture out of focus, painted for behind the scene. */
export class Plate {
  constructor(width, height, seed) {
    this.width = width;
    this.height = height;
    this.data = new Float32Array(width * height * 3);
    this.random = random(seed);
    this.gain = 0.62;
  }

  /** stops: [[0, [r, g, b]], [1, …]] from top to bottom. */
  gradient(stops) {
    for (let y = 0; y < this.height; y++) {
      const t = y / (this.height - 1);
      let i = 0;
      while (i < stops.length - 2 && t > stops[i + 1][0]) i++;
      const f = smooth(stops[i][0], stops[i + 1][0], t);
      for (let x = 0; x < this.width; x++)
        for (let k = 0; k < 3; k++)
          this.data[(y * this.width + x) * 3 + k] = mix(stops[i][1][k], stops[i + 1][1][k], f);
    }
    return this;
  }

  /** A mountain line at `at` of the height; mist gathers at its foot. */
  hill({ at, rise = 0.1, rough = 3, color, foot = color, seed = 1, fade = 0.35, peak = null }) {
    for (let x = 0; x < this.width; x++) {
      const u = x / this.width;
      let line = at - rise * fbm3(u * rough + seed * 3.7, seed * 1.3, 0.5, 5);
      if (peak) {
        const d = Math.abs(u - peak.x) / peak.width;
        line = Math.min(
          line,
          at - peak.rise * (1 / (1 + d * d * 2.2)) + 0.012 * noise3(u * 40, seed, 2),
        );
      }
      for (let y = 0; y < this.height; y++) {
        const v = y / this.height;
        const a = smooth(line - 0.004, line + 0.004, v);
        if (a <= 0) continue;
        const t = clamp((v - line) / fade);
        const o = (y * this.width + x) * 3;
        for (let k = 0; k < 3; k++)
          this.data[o + k] = mix(this.data[o + k], mix(color[k], foot[k], t), a);
      }
    }
    return this;
  }

  /** Soft masses of leaves: colours of `palette` in clouds of noise, between two heights. */
  foliage({ top = 0, bottom = 1, palette, count = 240, size = [0.03, 0.1], alpha = 0.5 }) {
    for (let i = 0; i < count; i++)
      this.disc(
        this.random(),
        mix(top, bottom, this.random()),
        mix(size[0], size[1], this.random() ** 2),
        palette[Math.floor(this.random() * palette.length)],
        alpha * mix(0.4, 1, this.random()),
        0.5,
      );
    return this;
  }

  /** Points of light as a lens draws them. */
  bokeh({
    count,
    top = 0,
    bottom = 0.5,
    left = 0,
    right = 1,
    palette,
    size = [0.012, 0.03],
    power = [0.2, 0.7],
  }) {
    for (let i = 0; i < count; i++)
      this.disc(
        mix(left, right, this.random()),
        mix(top, bottom, this.random()),
        mix(size[0], size[1], this.random()),
        palette[Math.floor(this.random() * palette.length)],
        mix(power[0], power[1], this.random() ** 2),
        0.12,
        true,
      );
    return this;
  }

  disc(u, v, r, color, alpha, soft, light = false) {
    const R = r * this.width;
    const cx = u * this.width;
    const cy = v * this.height;
    for (let y = Math.max(0, Math.floor(cy - R)); y <= Math.min(this.height - 1, cy + R); y++)
      for (let x = Math.max(0, Math.floor(cx - R)); x <= Math.min(this.width - 1, cx + R); x++) {
        const d = Math.hypot(x - cx, y - cy) / R;
        if (d >= 1) continue;
        const rim = light ? 0.75 + 0.25 * d ** 4 : 1;
        const a = alpha * smooth(1, 1 - soft, d) * rim;
        const o = (y * this.width + x) * 3;
        for (let k = 0; k < 3; k++)
          this.data[o + k] = light
            ? this.data[o + k] + color[k] * a
            : mix(this.data[o + k], color[k], a);
      }
  }

  blur(radius) {
    blur(this.data, this.width, this.height, 3, radius * this.width);
    return this;
  }

  sample(u, v, out) {
    const x = clamp(u * this.width - 0.5, 0, this.width - 1.001);
    const y = clamp(v * this.height - 0.5, 0, this.height - 1.001);
    const i = Math.floor(x);
    const j = Math.floor(y);
    const f = x - i;
    const g = y - j;
    const o = (j * this.width + i) * 3;
    const w = this.width * 3;
    const d = this.data;
    for (let k = 0; k < 3; k++)
      out[k] =
        this.gain *
        ((d[o + k] * (1 - f) + d[o + 3 + k] * f) * (1 - g) +
          (d[o + w + k] * (1 - f) + d[o + w + 3 + k] * f) * g);
  }
}

/** Three box blurs make a soft one. */
export function blur(data, width, height, channels, radius) {
  const r = Math.max(1, Math.round(radius / 1.7));
  const line = new Float32Array(Math.max(width, height));
  const pass = (start, stride, n) => {
    for (let k = 0; k < n; k++) line[k] = data[start + k * stride];
    let sum = 0;
    for (let k = -r; k <= r; k++) sum += line[clamp(k, 0, n - 1)];
    for (let k = 0; k < n; k++) {
      data[start + k * stride] = sum / (2 * r + 1);
      sum += line[Math.min(n - 1, k + r + 1)] - line[Math.max(0, k - r)];
    }
  };
  for (let round = 0; round < 3; round++)
    for (let c = 0; c < channels; c++) {
      for (let y = 0; y < height; y++) pass(y * width * channels + c, channels, width);
      for (let x = 0; x < width; x++) pass(x * channels + c, width * channels, height);
    }
}
