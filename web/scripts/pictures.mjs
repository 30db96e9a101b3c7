/**
 * Draws the pictures that introduce the games, out of Game-icons (CC BY 3.0), into their packages.
 * Attributes only: the page's policy allows no styles written into a picture.
 *
 *   node scripts/pictures.mjs [game …]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const set = read('../node_modules/@iconify-json/game-icons/icons.json').icons

/** An icon with its middle at x, y. */
function icon(name, x, y, size, fill, { turn = 0, opacity = 1, flip = false } = {}) {
  const body = set[name]?.body
  if (!body) throw new Error(`${name}: no such icon`)
  const scale = size / 512
  const sign = flip ? -1 : 1
  const move = `translate(${x} ${y}) rotate(${turn}) scale(${(sign * scale).toFixed(4)} ${scale.toFixed(4)}) translate(-256 -256)`
  const seen = opacity < 1 ? ` opacity="${opacity}"` : ''
  return `<g transform="${move}"${seen}>${body.replaceAll('currentColor', fill)}</g>`
}

/** A card with an icon on it. */
function card(name, x, y, turn, { face = '#fdf6e3', ink = '#33261a', edge = '#c8a95a', tall = 190, mark = '' } = {}) {
  const wide = tall * 0.68
  const inside = [
    `<rect x="${-wide / 2 + 3}" y="${-tall / 2 + 5}" width="${wide}" height="${tall}" rx="12" fill="#000" opacity="0.28"/>`,
    `<rect x="${-wide / 2}" y="${-tall / 2}" width="${wide}" height="${tall}" rx="12" fill="${face}" stroke="${edge}" stroke-width="3"/>`,
    `<rect x="${-wide / 2 + 8}" y="${-tall / 2 + 8}" width="${wide - 16}" height="${tall - 16}" rx="7" fill="none" stroke="${edge}" stroke-width="1.5"/>`,
    icon(name, 0, mark ? -8 : 0, wide * 0.72, ink),
    mark && `<rect x="${-wide * 0.28}" y="${tall / 2 - 34}" width="${wide * 0.56}" height="7" rx="3.5" fill="${mark}"/>`,
  ]
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${inside.filter(Boolean).join('')}</g>`
}

/** A tile of a board. */
function tile(name, x, y, fill, ink) {
  return `<g transform="translate(${x} ${y})"><rect x="-54" y="-54" width="108" height="108" rx="14" fill="${fill}" stroke="#000" stroke-opacity="0.25" stroke-width="3"/>${icon(name, 0, 0, 74, ink, { opacity: 0.85 })}</g>`
}

function frame(game, low, high, parts) {
  const id = `sky-${game}`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" role="img">',
    `<defs><radialGradient id="${id}" cx="50%" cy="38%" r="75%"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></radialGradient></defs>`,
    `<rect width="800" height="450" fill="url(#${id})"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

const PICTURES = {
  'kings-bounty': () =>
    frame('kings-bounty', '#3d0f14', '#a8372c', [
      icon('hill-fort', 120, 330, 300, '#2a0a0e', { opacity: 0.55 }),
      icon('castle', 690, 320, 330, '#2a0a0e', { opacity: 0.55 }),
      '<rect y="402" width="800" height="48" fill="#2a0a0e" opacity="0.6"/>',
      icon('imperial-crown', 400, 84, 118, '#f1c75b'),
      card('orc-head', 160, 276, -16, { mark: '#7a8b2f' }),
      card('bowman', 278, 252, -8, { mark: '#2f7d4f' }),
      card('stone-tower', 400, 244, 0, { tall: 216 }),
      card('dwarf-helmet', 522, 252, 8, { mark: '#8a5a2b' }),
      card('vampire-dracula', 640, 276, 16, { mark: '#5b3f86' }),
    ]),
  'fairy-fracas': () =>
    frame('fairy-fracas', '#1b1440', '#5b3fa0', [
      ...[[90, 60], [700, 50], [610, 96], [200, 40], [740, 190], [50, 190]].map(([x, y], i) =>
        icon('sparkles', x, y, 34 + (i % 3) * 14, '#f6dd8d', { opacity: 0.7 }),
      ),
      tile('castle', 214, 150, '#c9b7e8', '#3b2a63'),
      tile('forest', 338, 150, '#8fc79a', '#1d4a2c'),
      tile('stone-tower', 462, 150, '#c4ced8', '#32414f'),
      tile('barn', 586, 150, '#eec98a', '#6b4514'),
      tile('barn', 214, 274, '#eec98a', '#6b4514'),
      tile('stone-tower', 338, 274, '#c4ced8', '#32414f'),
      tile('castle', 462, 274, '#c9b7e8', '#3b2a63'),
      tile('forest', 586, 274, '#8fc79a', '#1d4a2c'),
      card('fairy', 262, 332, -10, { ink: '#7a2f6b', tall: 170, mark: '#d1477f' }),
      card('spiked-dragon-head', 400, 344, 3, { ink: '#8c1f16', tall: 190, mark: '#2e8b57' }),
      card('witch-face', 540, 332, 11, { ink: '#2d2a4a', tall: 170, mark: '#3f7bc4' }),
    ]),
  'kings-struggle': () =>
    frame('kings-struggle', '#0c1c33', '#2f5f8f', [
      icon('sun', 96, 92, 110, '#f3c75a', { opacity: 0.75 }),
      icon('night-sky', 706, 92, 110, '#cfdcf5', { opacity: 0.75 }),
      icon('winged-scepter', 400, 92, 130, '#f3c75a', { turn: 45 }),
      card('old-king', 150, 262, -14, { ink: '#6b1f1f', mark: '#a3271f' }),
      card('jester-hat', 274, 246, -5, { ink: '#7a3b8f', mark: '#a3271f' }),
      card('hooded-assassin', 526, 246, 5, { ink: '#25313b', mark: '#4b7d3a' }),
      card('queen-crown', 650, 262, 14, { ink: '#8a5a10', mark: '#a3271f' }),
      icon('shaking-hands', 400, 250, 136, '#f7e7c1'),
      icon('two-coins', 340, 392, 76, '#f3c75a'),
      icon('two-coins', 460, 392, 76, '#f3c75a', { flip: true }),
      icon('scroll-quill', 400, 388, 84, '#f7e7c1'),
    ]),
  paladins: () =>
    frame('paladins', '#3a2410', '#b98a45', [
      icon('church', 130, 300, 300, '#2a180a', { opacity: 0.5 }),
      icon('medieval-village-01', 670, 310, 300, '#2a180a', { opacity: 0.5 }),
      '<rect y="402" width="800" height="48" fill="#2a180a" opacity="0.55"/>',
      icon('cross-shield', 400, 88, 116, '#fbe9bd'),
      card('mounted-knight', 262, 262, -12, { ink: '#2f3f5f', mark: '#2f5f8f' }),
      card('visored-helm', 400, 246, 0, { ink: '#4a3520', tall: 214, mark: '#c8a95a' }),
      card('monk-face', 538, 262, 12, { ink: '#5a2f1a', mark: '#7a2f2f' }),
      icon('broadsword', 130, 120, 110, '#fbe9bd', { opacity: 0.75 }),
      icon('bordered-shield', 670, 120, 100, '#fbe9bd', { opacity: 0.75 }),
    ]),
  'wonderful-kingdom': () =>
    frame('wonderful-kingdom', '#06302f', '#1f8f7f', [
      icon('elven-castle', 400, 190, 330, '#04211f', { opacity: 0.5 }),
      '<rect y="402" width="800" height="48" fill="#04211f" opacity="0.55"/>',
      icon('jewel-crown', 400, 84, 112, '#f6d878'),
      card('village', 212, 286, -13, { ink: '#7a4a1a', mark: '#d9822b' }),
      card('crystal-ball', 330, 264, -5, { ink: '#4b2f7a', mark: '#3f7bc4' }),
      card('dragon-head', 470, 264, 5, { ink: '#8c1f16', mark: '#a3271f' }),
      card('treasure-map', 588, 286, 13, { ink: '#5a4310', mark: '#2e8b57' }),
      icon('cubes', 400, 392, 90, '#f6d878'),
    ]),
}

for (const game of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PICTURES)) {
  const folder = new URL(`../../src/regnum/games/${game.replaceAll('-', '_')}/`, import.meta.url)
  if (existsSync(folder)) writeFileSync(new URL('picture.svg', folder), PICTURES[game]())
}
