// Of another origin no script may read the response: that there is one is what counts.
onmessage = ({ data: url }: MessageEvent<string>) => {
  fetch(url, { method: 'HEAD', mode: 'no-cors' }).then(
    () => postMessage(true),
    () => postMessage(false),
  );
};
