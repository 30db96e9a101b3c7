/**
 * Takes the icons that our cards use out of Game-icons (CC BY 3.0), and writes one module a game:
 * so a board brings its own few and nobody loads the other four thousand.
 *
 *   node scripts/icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'

const ICONS = {
  everywhere: [
    // seats and the table
    'cog', 'candle-light', 'open-book', 'scroll-quill', 'talk', 'feather', 'card-draw', 'poker-hand',
    'castle', 'crown', 'sound-on', 'hamburger-menu', 'pointing',
    // bindings
    'wax-seal', 'shaking-hands', 'cracked-disc',
  ],
  house: ['three-friends', 'hourglass', 'ages', 'play-button', 'progression', 'scroll-unfurled'],
  // figures and signs on the covers of the games
  codices: [
    'elven-castle', 'crossed-swords', 'high-shot', 'dragon-head', 'tiara', 'visored-helm', 'throne-king',
    'polar-star', 'two-coins', 'templar-shield', 'church', 'prayer', 'medieval-gate', 'gems', 'crystal-ball',
  ],
  // the end of a match: what can be done next, and what brought points
  ending: [
    'laurel-crown', 'crossed-swords', 'play-button', 'scroll-unfurled', 'open-book',
    'two-coins', 'progression', 'stack', 'poker-hand', 'imperial-crown', 'obelisk',
    'throne-king', 'queen-crown', 'tiara', 'visored-helm', 'farmer', 'bad-gnome',
    'tied-scroll', 'prayer', 'hammer-nails', 'stone-wall', 'person', 'receive-money', 'pay-money', 'basket',
    'card-play', 'checklist', 'death-skull',
  ],
  'kings-bounty': [
    // troops, heroes and monsters
    'high-shot', 'crossed-swords', 'wizard-staff', 'mounted-knight', 'polar-star', 'beast-eye',
    'griffin-symbol', 'hydra', 'golem-head', 'spiked-dragon-head', 'ogre',
    // places
    'white-tower', 'medieval-gate', 'elven-castle', 'obelisk',
    // peoples
    'visored-helm', 'oak-leaf', 'anvil', 'death-skull', 'orc-head',
    // titles
    'imperial-crown', 'compass', 'rune-stone', 'knight-banner', 'torch', 'rat', 'key',
    // signs of the board
    'shield', 'queen-crown', 'laurels',
  ],
  'fairy-fracas': [
    'throne-king', 'queen-crown', 'tiara', 'visored-helm', 'farmer', 'bad-gnome',
    'dragon-head', 'witch-flight', 'fairy', 'wizard-face',
    'medieval-gate', 'pine-tree', 'white-tower', 'windmill',
    'crossed-chains', 'fairy-wand',
  ],
  'kings-struggle': [
    'pitchfork', 'wheat', 'cloak-dagger', 'boots', 'barrel', 'gem-pendant',
    'jester-hat', 'mounted-knight', 'queen-crown', 'throne-king',
    // classes
    'shiny-apple', 'two-coins', 'crown',
    // the trick, and what is agreed
    'polar-star', 'laurel-crown', 'wax-seal', 'shaking-hands', 'cracked-disc',
    // signs of the board
    'winged-scepter', 'round-star', 'sun', 'night-sky', 'scroll-quill', 'check-mark', 'hourglass', 'cancel',
    'laurels', 'shield',
  ],
  paladins: [
    // actions
    'anvil-impact', 'anvil', 'shaking-hands', 'prayer', 'cloak-dagger', 'deer-head', 'cash', 'cowled',
    'defensive-wall', 'white-tower', 'covered-jar', 'crossed-swords', 'church', 'night-sleep',
    // signs of the board
    'eye-target', 'tied-scroll', 'torch', 'wax-seal', 'laurels', 'queen-crown', 'templar-shield', 'pawn',
    'beer-stein', 'card-draw', 'card-discard',
    // workers and attributes
    'flat-hammer', 'pocket-bow', 'scales', 'broadsword', 'domino-mask', 'wheat', 'holy-grail',
    // townsfolk
    'monk-face', 'candle-flame', 'aqueduct', 'hooded-figure', 'receive-money', 'guards', 'keyring', 'nun-face',
    'knapsack', 'horse-head', 'lantern',
    // outsiders
    'compass', 'bowman', 'hooded-assassin', 'battle-axe', 'laurels-trophy', 'guarded-tower', 'hunting-horn',
    'viking-helmet', 'watchtower', 'swordman', 'cross-shield', 'robber', 'daggers', 'visored-helm',
    'crossed-axes',
    // regions, and where outsiders come from; the solo opponent
    'village', 'forest', 'castle', 'mountains', 'drakkar-dragon', 'eagle-emblem', 'crescent-blade', 'puppet',
  ],
  'wonderful-kingdom': [
    // on cubes; types of cards
    'stone-block', 'queen-crown', 'barbute', 'house', 'gear-hammer', 'greek-temple', 'treasure-map',
    // structures
    'windmill', 'mining', 'village', 'barracks-tent', 'family-house', 'harbor-dock', 'aqueduct', 'hut',
    'defensive-wall', 'guarded-tower',
    // professionals
    'bookshelf', 'ship-wheel', 'stone-axe', 'two-coins', 'powder-bag', 'spears', 'rally-the-troops', 'caravel',
    'cavalry', 'guards', 'swords-emblem', 'hooded-figure',
    // landmarks
    'bubbling-flask', 'castle', 'lighthouse', 'ancient-columns', 'church', 'theater-curtains', 'coins',
    'scroll-quill', 'shop', 'vine-flower', 'tombstone', 'colombian-statue', 'observatory', 'india-gate', 'stone-bridge',
    // discoveries
    'ship-wreck', 'big-egg', 'tipi', 'dungeon-gate', 'mountain-cave', 'temple-gate', 'wave-crest',
    'underground-cave', 'fog', 'island', 'fountain', 'dead-wood', 'jewel-crown',
    // treasures, calamities, menaces
    'stone-stack', 'toolbox', 'mine-wagon', 'wood-pile', 'roast-chicken', 'diamond-ring', 'holy-grail', 'gold-stack',
    'cool-spices', 'open-treasure-chest', 'volcano', 'rat', 'ice-golem', 'shadow-grasp', 'robber', 'robber-mask',
    // advisors
    'crystal-ball', 'puppet', 'compass', 'carnival-mask', 'spy', 'halberd', 'gardening-shears', 'talk',
    'pencil-ruler', 'abacus', 'basket', 'knapsack', 'monk-face', 'keyring',
    // tasks
    'boots', 'camping-tent', 'icebergs', 'knight-banner', 'pay-money', 'three-friends', 'siege-tower', 'broadsword',
    'gate', 'hospital-cross', 'herbs-bundle', 'plague-doctor-profile', 'mountains',
    // signs of the board
    'recycle', 'wolf-trap', 'spyglass', 'magnifying-glass', 'death-skull', 'crossed-axes', 'laurels', 'card-draw',
    'check-mark', 'poker-hand', 'hammer-nails',
  ],
}

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const set = read('../node_modules/@iconify-json/game-icons/icons.json')
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/

for (const [game, names] of Object.entries(ICONS)) {
  const lines = [...new Set(names)].sort().map((name) => {
    const found = PATH.exec(set.icons[name]?.body ?? '')
    if (!found) throw new Error(`${name}: not one path`)
    return `  '${name}': '${found[1]}',`
  })
  const head = '// Made by scripts/icons.mjs from Game-icons.net, CC BY 3.0. Outlines on 512 by 512.\n'
  writeFileSync(
    new URL(`../src/pieces/icons/${game}.ts`, import.meta.url),
    `${head}export const icons: Record<string, string> = {\n${lines.join('\n')}\n}\n`,
  )
}
