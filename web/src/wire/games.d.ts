// Made by `npm run types` from the schemas of the service: change those, not this.

export namespace fairy_fracas {
  export type Action = Play | Onto | Skip | Pick | Swap | Move | Lowest | Decline
  export type Event =
    | Began
    | Placed
    | PlacedBelow
    | Swapped
    | Reordered
    | Moved
    | Declined
    | Skipped
    | Undone
    | TakenBack
    | Resigned
    | StoodIn
    | ClockShown
    | AgreedEnd
    | Unforeseen

  /**
   * The action is kept as plain values, to be read by its own game.
   */
  export interface Act {
    entry: 'act'
    seat: number
    choice: number
    action: {}
  }
  /**
   * Take a character from the hand; the others see it when it lies on a terrain.
   */
  export interface Play {
    do: 'play'
    character: string
  }
  /**
   * Lay the character just taken onto a terrain.
   */
  export interface Onto {
    do: 'onto'
    character: string
    terrain: string
  }
  /**
   * Skip the last turn, holding only the Gnome and the Dragon.
   */
  export interface Skip {
    do: 'skip'
  }
  /**
   * Name the top character that the Witch swaps or the Wizard moves.
   */
  export interface Pick {
    do: 'pick'
    character: string
  }
  /**
   * The Witch: swap the character picked with another top character.
   */
  export interface Swap {
    do: 'swap'
    character: string
    other: string
  }
  /**
   * The Wizard: move the character picked to another terrain.
   */
  export interface Move {
    do: 'move'
    character: string
    terrain: string
  }
  /**
   * The Fairy: of the characters not yet put in order, this one lies lowest.
   */
  export interface Lowest {
    do: 'lowest'
    character: string
  }
  /**
   * Use an ability no further: what lies on the table stays as it is.
   */
  export interface Decline {
    do: 'decline'
  }
  /**
   * All agreed to stop; the match has no result.
   */
  export interface AgreedEnd {
    event: 'agreed-end'
  }
  /**
   * A part of the table: pieces, and smaller areas after them.
   */
  export interface Area {
    id: string
    title: Message
    layout: 'counters' | 'grid' | 'row' | 'stack' | 'track'
    owner: number | null
    pieces: Piece[]
    areas: Area[]
    columns: number
  }
  /**
   * A sentence of the Fluent files: its id and what to fill in.
   *
   *     >>> Message("draws", {"seat": 1})
   *     Message(id='draws', args={'seat': 1})
   */
  export interface Message {
    id: string
    args: {
      [k: string]: string | number | string[]
    }
  }
  /**
   * A card, a token or a counter. `id` is the component's, or unique to its area if face down.
   */
  export interface Piece {
    id: string
    name: Message
    face_up: boolean
    badges: Message[]
  }
  /**
   * The choice before a seat: its number, what is asked, and whether `options` lists all.
   */
  export interface Asked {
    number: number
    prompt: Message
    complete: boolean
    speaking: boolean
  }
  /**
   * The first seat was drawn.
   */
  export interface Began {
    event: 'began'
    first: number
  }
  /**
   * Which card set was played with: its digest, and what differs from the shipped one.
   */
  export interface CardsNote {
    digest: string
    changes: {}
  }
  /**
   * Who sits in a seat: a name, and the bot's id if it is one.
   */
  export interface Chair {
    name: string
    bot: string
  }
  /**
   * A character in the kingdom: whose it is, its points if the game ended now, who blocks it.
   */
  export interface CharacterView {
    character: string
    seat: number
    points: number
    blocked_by: string | null
  }
  /**
   * What a seat's clock showed; `bot` makes the move of a seat that is out of time.
   */
  export interface Clock {
    entry: 'clock'
    seat: number
    left: number
    bot: string
  }
  /**
   * What a seat's clock showed, in seconds; 0 is out of time.
   *
   *     `bot` is who makes the move then, where the seat does not resign.
   */
  export interface ClockShown {
    event: 'clock-shown'
    seat: number
    left: number
    bot: string
  }
  /**
   * A seat did not use the ability of the character it laid.
   */
  export interface Declined {
    event: 'declined'
    seat: number
    character: string
  }
  /**
   * An agreed end.
   */
  export interface End {
    entry: 'end'
  }
  /**
   * A character was laid on top of a terrain.
   */
  export interface Placed {
    event: 'placed'
    seat: number
    character: string
    terrain: string
  }
  /**
   * A Gnome was laid under all who were there.
   */
  export interface PlacedBelow {
    event: 'placed-below'
    seat: number
    character: string
    terrain: string
  }
  /**
   * The Witch: each of the two lies now where the other lay.
   */
  export interface Swapped {
    event: 'swapped'
    seat: number
    character: string
    terrain: string
    other: string
    other_terrain: string
  }
  /**
   * The Fairy: the characters on her terrain lie in this order now, the lowest first.
   */
  export interface Reordered {
    event: 'reordered'
    seat: number
    terrain: string
    order: string[]
  }
  /**
   * The Wizard: a top character went from one terrain to another.
   */
  export interface Moved {
    event: 'moved'
    seat: number
    character: string
    source: string
    terrain: string
  }
  /**
   * A seat holds only Gnome and Dragon on its last turn.
   */
  export interface Skipped {
    event: 'skipped'
    seat: number
    gnome: string
    dragon: string
  }
  /**
   * A seat took its last action back: what happened in the game from event `since` on does
   *     not count. What was done at the table, as resigning, stands.
   */
  export interface Undone {
    event: 'undone'
    seat: number
    since: number
  }
  /**
   * As `Undone`, with the consent of the others.
   */
  export interface TakenBack {
    event: 'taken-back'
    seat: number
    since: number
  }
  export interface Resigned {
    event: 'resigned'
    seat: number
  }
  /**
   * A bot plays on in a seat; without one, whoever sits there has come back.
   *
   *     `failed` is the bot that sat there before, where that could not answer any more.
   */
  export interface StoodIn {
    event: 'stood-in'
    seat: number
    bot: string
    failed: string
  }
  /**
   * In a preview: something would happen here, and the seat cannot know what.
   */
  export interface Unforeseen {
    event: 'unforeseen'
  }
  /**
   * colours: the colour of each seat; none named: red, blue, yellow, green in order.
   * blocked_dragon_counts: a Dragon under a Knight is still counted as a character
   *     by the Gnome and by the Queen of its colour (ruling FF-B9).
   * abilities_compulsory: Witch, Fairy and Wizard must act where they can (ruling FF-B1).
   * lone_gnome_on_top: a Gnome with nobody above him is a top character (ruling FF-B3).
   */
  export interface Options {
    colours: ('blue' | 'green' | 'red' | 'yellow')[]
    blocked_dragon_counts: boolean
    abilities_compulsory: boolean
    lone_gnome_on_top: boolean
  }
  /**
   * The kingdom row by row. `site` is the terrain whose ability is in use, `picked` the
   *     character it was turned on, `laid` how many characters the Fairy has put in order.
   */
  export interface View {
    seat: number | null
    to_act: number[]
    may_speak: number[]
    asked: Asked | null
    undo: UndoState
    over: boolean
    result: Result | null
    first: number
    rows: number
    columns: number
    terrains: TerrainView[]
    seats: SeatView[]
    site: string | null
    picked: string | null
    laid: number
  }
  /**
   * Whether the seat's last action can be undone freely, taken back by consent, or neither.
   */
  export interface UndoState {
    can: 'nothing' | 'take-back' | 'undo'
    why: Refusal | null
  }
  /**
   * Why an action is not legal: a code with values, and where the rule stands.
   *
   *     `rule` is an anchor of our rules page, `page` the rulebook's page.
   *     The sentence is the message `refusal-<code>`.
   */
  export interface Refusal {
    code: string
    args: {
      [k: string]: string | number | string[]
    }
    rule: string
    page: number
  }
  /**
   * Scores, ranks, wins and how the points came about: one entry a seat each.
   *
   *     Ranks start at 1 and are shared where the rulebook shares. In a solo game the
   *     seat may have lost; a rules-driven opponent's score is `opponent`, and its lines
   *     are `opponent_breakdown`.
   */
  export interface Result {
    scores: number[]
    ranks: number[]
    won: boolean[]
    breakdown: Line[][]
    opponent: number | null
    opponent_breakdown?: Line[]
    resigned: number[]
  }
  /**
   * One line of a seat's score: for what, and how many points.
   */
  export interface Line {
    what: Message
    points: number
  }
  /**
   * A terrain with its characters, the lowest first; `top` is who can be swapped or moved.
   */
  export interface TerrainView {
    terrain: string
    characters: CharacterView[]
    top: string | null
  }
  /**
   * What one knows of a seat. `chosen` is the card taken from the hand and not yet laid.
   */
  export interface SeatView {
    colour: string
    hand: string[]
    hidden_cards: number
    aside: string[]
    hidden_aside: number
    chosen: string | null
    hidden_chosen: number
    turns_left: number
    points: number
  }
  /**
   * What the key of an online match was made from, in hexadecimal digits.
   *
   *     The house's commitment, which was published first; its bytes; and those of every seat's
   *     client, empty for a seat that sent none.
   */
  export interface Proof {
    commitment: string
    house: string
    seats: string[]
  }
  /**
   * Save, replay, bug report, regression fixture and training sample in one.
   *
   *     `check` is a digest of everything else, so that a damaged file is noticed.
   */
  export interface Record {
    game: string
    rules: number
    cards: CardsNote
    options: {}
    seats: Chair[]
    key: string
    entries: (Act | Undo | TakeBack | Resign | Clock | StandIn | End)[]
    rated: boolean
    result: Result | null
    format: number
    check: string
    proof?: Proof
  }
  export interface Undo {
    entry: 'undo'
    seat: number
  }
  export interface TakeBack {
    entry: 'takeback'
    seat: number
    consent: number[]
  }
  export interface Resign {
    entry: 'resign'
    seat: number
  }
  /**
   * Who plays on in a seat; `failed` is the bot before it, where that could not answer.
   *
   *     What is not there is left out, so that the checks of older records still hold.
   */
  export interface StandIn {
    entry: 'stand_in'
    seat: number
    bot: string
    failed: string
  }
  export interface Scene {
    areas: Area[]
  }
}

export namespace kings_bounty {
  export type Action = Onto | Play | Return | Under | Draw | Pass
  export type Event =
    | Began
    | Laid
    | Garrisoned
    | Captured
    | TakenByHero
    | HeroAtHome
    | Destroyed
    | PutUnder
    | Drew
    | Passed
    | TitleRevealed
    | TitleGiven
    | DeckEmpty
    | Standstill
    | Undone
    | TakenBack
    | Resigned
    | StoodIn
    | ClockShown
    | AgreedEnd
    | Unforeseen

  /**
   * The action is kept as plain values, to be read by its own game.
   */
  export interface Act {
    entry: 'act'
    seat: number
    choice: number
    action: {}
  }
  /**
   * Lead the troop just played onto a holding.
   */
  export interface Onto {
    do: 'onto'
    troop: string
    holding: string
  }
  /**
   * Play a card from the hand: a holding before oneself, a troop onto a holding named next.
   */
  export interface Play {
    do: 'play'
    card: string
  }
  /**
   * Return cards instead of playing one: which, is asked next.
   */
  export interface Return {
    do: 'return'
  }
  /**
   * Put a card of the hand under the deck.
   */
  export interface Under {
    do: 'under'
    card: string
  }
  /**
   * Draw as many cards as were put under the deck.
   */
  export interface Draw {
    do: 'draw'
  }
  /**
   * Return cards when there is nothing left to draw: the hand stays as it is.
   */
  export interface Pass {
    do: 'pass'
  }
  /**
   * All agreed to stop; the match has no result.
   */
  export interface AgreedEnd {
    event: 'agreed-end'
  }
  /**
   * A part of the table: pieces, and smaller areas after them.
   */
  export interface Area {
    id: string
    title: Message
    layout: 'counters' | 'grid' | 'row' | 'stack' | 'track'
    owner: number | null
    pieces: Piece[]
    areas: Area[]
    columns: number
  }
  /**
   * A sentence of the Fluent files: its id and what to fill in.
   *
   *     >>> Message("draws", {"seat": 1})
   *     Message(id='draws', args={'seat': 1})
   */
  export interface Message {
    id: string
    args: {
      [k: string]: string | number | string[]
    }
  }
  /**
   * A card, a token or a counter. `id` is the component's, or unique to its area if face down.
   */
  export interface Piece {
    id: string
    name: Message
    face_up: boolean
    badges: Message[]
  }
  /**
   * The choice before a seat: its number, what is asked, and whether `options` lists all.
   */
  export interface Asked {
    number: number
    prompt: Message
    complete: boolean
    speaking: boolean
  }
  /**
   * The first seat was drawn; the last seat holds the last-player card.
   */
  export interface Began {
    event: 'began'
    first: number
    last: number
  }
  /**
   * A troop took another seat's holding and stays in it.
   */
  export interface Captured {
    event: 'captured'
    seat: number
    troop: string
    holding: string
    owner: number
    driven_out: string | null
  }
  /**
   * Which card set was played with: its digest, and what differs from the shipped one.
   */
  export interface CardsNote {
    digest: string
    changes: {}
  }
  /**
   * Who sits in a seat: a name, and the bot's id if it is one.
   */
  export interface Chair {
    name: string
    bot: string
  }
  /**
   * What a seat's clock showed; `bot` makes the move of a seat that is out of time.
   */
  export interface Clock {
    entry: 'clock'
    seat: number
    left: number
    bot: string
  }
  /**
   * What a seat's clock showed, in seconds; 0 is out of time.
   *
   *     `bot` is who makes the move then, where the seat does not resign.
   */
  export interface ClockShown {
    event: 'clock-shown'
    seat: number
    left: number
    bot: string
  }
  /**
   * The last card was drawn; `last` makes the closing turn.
   */
  export interface DeckEmpty {
    event: 'deck-empty'
    last: number
  }
  /**
   * A monster destroyed a holding with its garrison.
   */
  export interface Destroyed {
    event: 'destroyed'
    seat: number
    troop: string
    holding: string
    owner: number
    driven_out: string | null
  }
  /**
   * A card was drawn; only the seat itself sees which.
   */
  export interface Drew {
    event: 'drew'
    seat: number
    card: string | null
  }
  /**
   * An agreed end.
   */
  export interface End {
    entry: 'end'
  }
  /**
   * A holding was laid down.
   */
  export interface Laid {
    event: 'laid'
    seat: number
    holding: string
  }
  /**
   * A troop moved into an own holding; `replaced` left it.
   */
  export interface Garrisoned {
    event: 'garrisoned'
    seat: number
    troop: string
    holding: string
    replaced: string | null
  }
  /**
   * A hero took another seat's holding and went on his way.
   */
  export interface TakenByHero {
    event: 'taken-by-hero'
    seat: number
    troop: string
    holding: string
    owner: number
    driven_out: string | null
  }
  /**
   * A hero was led onto an own holding; its garrison left with him.
   */
  export interface HeroAtHome {
    event: 'hero-at-home'
    seat: number
    troop: string
    holding: string
    driven_out: string | null
  }
  /**
   * A card went under the deck; only the seat itself sees which.
   */
  export interface PutUnder {
    event: 'put-under'
    seat: number
    card: string | null
  }
  export interface Passed {
    event: 'passed'
    seat: number
  }
  /**
   * A secret title lies open from now on.
   */
  export interface TitleRevealed {
    event: 'title-revealed'
    seat: number
    title: string
  }
  /**
   * Vandal or Staff Rat goes to a seat at once.
   */
  export interface TitleGiven {
    event: 'title-given'
    seat: number
    title: string
  }
  /**
   * Every seat only returned cards for `rounds` rounds: the match ends here.
   */
  export interface Standstill {
    event: 'standstill'
    rounds: number
  }
  /**
   * A seat took its last action back: what happened in the game from event `since` on does
   *     not count. What was done at the table, as resigning, stands.
   */
  export interface Undone {
    event: 'undone'
    seat: number
    since: number
  }
  /**
   * As `Undone`, with the consent of the others.
   */
  export interface TakenBack {
    event: 'taken-back'
    seat: number
    since: number
  }
  export interface Resigned {
    event: 'resigned'
    seat: number
  }
  /**
   * A bot plays on in a seat; without one, whoever sits there has come back.
   *
   *     `failed` is the bot that sat there before, where that could not answer any more.
   */
  export interface StoodIn {
    event: 'stood-in'
    seat: number
    bot: string
    failed: string
  }
  /**
   * In a preview: something would happen here, and the seat cannot know what.
   */
  export interface Unforeseen {
    event: 'unforeseen'
  }
  /**
   * A holding on the table: what it is, who guards it, how strong it is defended.
   */
  export interface HoldingView {
    holding: string
    garrison: string | null
    defence: number
  }
  /**
   * secret_titles: the experienced variant, one hidden title a seat.
   * without: which peoples leave with 2 or 3 seats; none named: drawn at random.
   * short_ending: if the last seat itself draws the last card, end at once (ruling KB-A4).
   * idle_rounds: end after so many rounds of nothing but returned cards (ruling KB-A7);
   *     0: that ends no game.
   * hero_at_home: a hero may be led onto an own holding too (ruling KB-A8).
   */
  export interface Options {
    secret_titles: boolean
    without: ('dwarf' | 'elf' | 'orc' | 'undead')[]
    short_ending: boolean
    idle_rounds: number
    hero_at_home: boolean
  }
  export interface View {
    seat: number | null
    to_act: number[]
    may_speak: number[]
    asked: Asked | null
    undo: UndoState
    over: boolean
    result: Result | null
    first: number
    last: number
    without: string[]
    seats: SeatView[]
    titles: TitleView[]
    deck: number
    remembered: [number, string][]
    discarded: string[]
    played: string | null
    returned: number
    idle: number
    idle_limit: number
    spare_titles: number
    spare_known: string[]
    standings: number[]
  }
  /**
   * Whether the seat's last action can be undone freely, taken back by consent, or neither.
   */
  export interface UndoState {
    can: 'nothing' | 'take-back' | 'undo'
    why: Refusal | null
  }
  /**
   * Why an action is not legal: a code with values, and where the rule stands.
   *
   *     `rule` is an anchor of our rules page, `page` the rulebook's page.
   *     The sentence is the message `refusal-<code>`.
   */
  export interface Refusal {
    code: string
    args: {
      [k: string]: string | number | string[]
    }
    rule: string
    page: number
  }
  /**
   * Scores, ranks, wins and how the points came about: one entry a seat each.
   *
   *     Ranks start at 1 and are shared where the rulebook shares. In a solo game the
   *     seat may have lost; a rules-driven opponent's score is `opponent`, and its lines
   *     are `opponent_breakdown`.
   */
  export interface Result {
    scores: number[]
    ranks: number[]
    won: boolean[]
    breakdown: Line[][]
    opponent: number | null
    opponent_breakdown?: Line[]
    resigned: number[]
  }
  /**
   * One line of a seat's score: for what, and how many points.
   */
  export interface Line {
    what: Message
    points: number
  }
  /**
   * What lies before a seat; of its hand only what the viewer knows.
   */
  export interface SeatView {
    holdings: HoldingView[]
    hand: string[]
    strengths: number[]
    hidden_cards: number
    secret_title: string | null
    hidden_titles: number
  }
  /**
   * A title, what each seat has towards it, and who would get it now.
   */
  export interface TitleView {
    title: string
    points: number
    counts: number[]
    leader: number | null
    at_once: boolean
  }
  /**
   * What the key of an online match was made from, in hexadecimal digits.
   *
   *     The house's commitment, which was published first; its bytes; and those of every seat's
   *     client, empty for a seat that sent none.
   */
  export interface Proof {
    commitment: string
    house: string
    seats: string[]
  }
  /**
   * Save, replay, bug report, regression fixture and training sample in one.
   *
   *     `check` is a digest of everything else, so that a damaged file is noticed.
   */
  export interface Record {
    game: string
    rules: number
    cards: CardsNote
    options: {}
    seats: Chair[]
    key: string
    entries: (Act | Undo | TakeBack | Resign | Clock | StandIn | End)[]
    rated: boolean
    result: Result | null
    format: number
    check: string
    proof?: Proof
  }
  export interface Undo {
    entry: 'undo'
    seat: number
  }
  export interface TakeBack {
    entry: 'takeback'
    seat: number
    consent: number[]
  }
  export interface Resign {
    entry: 'resign'
    seat: number
  }
  /**
   * Who plays on in a seat; `failed` is the bot before it, where that could not answer.
   *
   *     What is not there is left out, so that the checks of older records still hold.
   */
  export interface StandIn {
    entry: 'stand_in'
    seat: number
    bot: string
    failed: string
  }
  export interface Scene {
    areas: Area[]
  }
}

export namespace kings_struggle {
  export type Action = Play | Use | Skip | Propose | Change | Withdraw | Reject | Agree | Pay | Break
  export type Event =
    | FirstDrawn
    | Began
    | RoundBegan
    | Led
    | Revealed
    | StarMoved
    | Boosted
    | Killed
    | CoinsTaken
    | Jested
    | Replaced
    | Seized
    | Skipped
    | Proposed
    | Changed
    | Withdrawn
    | Rejected
    | Agreed
    | Closed
    | Lapsed
    | Paid
    | HandedOver
    | Forgone
    | Promised
    | PromiseKept
    | PromiseBroken
    | Tied
    | TrickWon
    | NobodyWon
    | Undone
    | TakenBack
    | Resigned
    | StoodIn
    | ClockShown
    | AgreedEnd
    | Unforeseen

  /**
   * The action is kept as plain values, to be read by its own game.
   */
  export interface Act {
    entry: 'act'
    seat: number
    choice: number
    action: {}
  }
  /**
   * Put a card of the hand down before oneself.
   */
  export interface Play {
    do: 'play'
    card: string
  }
  /**
   * Use a part of the ability of one's card, on these seats.
   */
  export interface Use {
    do: 'use'
    part: 'boost' | 'coins' | 'jest' | 'kill' | 'replace' | 'seize' | 'star'
    targets: number[]
  }
  /**
   * Do no more, and close the talk.
   */
  export interface Skip {
    do: 'skip'
  }
  /**
   * Put a deal on the table.
   */
  export interface Propose {
    do: 'propose'
    deal: Deal
  }
  /**
   * What the holder does, or whom he spares, or what he leaves undone; and what for.
   *
   *     `then` is a second deed of the same turn: what the Cooper's new card does, or the Jeweler's
   *     other part. After a named card for the Cooper `refrain` is about that card.
   */
  export interface Deal {
    do: Deed | null
    then: Deed | null
    spare: number[]
    refrain: (('boost' | 'coins' | 'jest' | 'kill' | 'replace' | 'seize' | 'star') | 'all')[]
    pay: Payment[]
    cards: HandOver[]
    promises: Promise[]
  }
  /**
   * What the holder does now. `card` is what the Jester's target, or the Cooper's holder,
   *     puts down: the name of a card, as `jeweler`.
   */
  export interface Deed {
    part: 'boost' | 'coins' | 'jest' | 'kill' | 'replace' | 'seize' | 'star'
    targets: number[]
    card: string | null
  }
  export interface Payment {
    payer: number
    payee: number
    coins: number
  }
  /**
   * A card goes from one score pile to another; face down, the others do not see which.
   *
   *     Without a card it is one that its giver names when he agrees.
   */
  export interface HandOver {
    giver: number
    receiver: number
    card: string | null
    face_down: boolean
  }
  /**
   * Coins for somebody, or the use or non-use of a card's ability, until a round is over.
   *
   *     `card` is a kind, as `jeweler`. A use names its target, if it is aimed at somebody.
   */
  export interface Promise {
    kind: 'avoid' | 'coins' | 'use'
    who: number
    by: number
    to: number | null
    coins: number
    card: string | null
    part: ('boost' | 'coins' | 'jest' | 'kill' | 'replace' | 'seize' | 'star') | null
    target: number | null
  }
  /**
   * Replace an own deal: it gets a new number, and agreements to the old one lapse.
   */
  export interface Change {
    do: 'change'
    number: number
    deal: Deal
  }
  /**
   * Take back one's deal, or one's agreement to a deal: either way it is off the table.
   */
  export interface Withdraw {
    do: 'withdraw'
    number: number
  }
  /**
   * Say no to a deal that one is asked to agree to: it is off the table.
   */
  export interface Reject {
    do: 'reject'
    number: number
    why: ('nothing' | 'price' | 'word') | null
  }
  /**
   * Agree to a deal; where it asks one for cards face down, say which.
   */
  export interface Agree {
    do: 'agree'
    number: number
    cards: string[]
  }
  /**
   * Pay coins that one has promised.
   */
  export interface Pay {
    do: 'pay'
    to: number
    coins: number
  }
  /**
   * Leave the promise unpaid that one is asked about.
   */
  export interface Break {
    do: 'break'
  }
  export interface Agreed {
    event: 'agreed'
    seat: number
    number: number
  }
  /**
   * All agreed to stop; the match has no result.
   */
  export interface AgreedEnd {
    event: 'agreed-end'
  }
  /**
   * A part of the table: pieces, and smaller areas after them.
   */
  export interface Area {
    id: string
    title: Message
    layout: 'counters' | 'grid' | 'row' | 'stack' | 'track'
    owner: number | null
    pieces: Piece[]
    areas: Area[]
    columns: number
  }
  /**
   * A sentence of the Fluent files: its id and what to fill in.
   *
   *     >>> Message("draws", {"seat": 1})
   *     Message(id='draws', args={'seat': 1})
   */
  export interface Message {
    id: string
    args: {
      [k: string]: string | number | string[]
    }
  }
  /**
   * A card, a token or a counter. `id` is the component's, or unique to its area if face down.
   */
  export interface Piece {
    id: string
    name: Message
    face_up: boolean
    badges: Message[]
  }
  /**
   * The choice before a seat: its number, what is asked, and whether `options` lists all.
   */
  export interface Asked {
    number: number
    prompt: Message
    complete: boolean
    speaking: boolean
  }
  /**
   * Who goes first, by day or by night; `card` decided it if the table had not agreed.
   */
  export interface Began {
    event: 'began'
    first: number
    mode: string
    card: string | null
  }
  /**
   * A token was put on a card.
   */
  export interface Boosted {
    event: 'boosted'
    seat: number
    target: number
    card: string
    plus: number
  }
  /**
   * Which card set was played with: its digest, and what differs from the shipped one.
   */
  export interface CardsNote {
    digest: string
    changes: {}
  }
  /**
   * Who sits in a seat: a name, and the bot's id if it is one.
   */
  export interface Chair {
    name: string
    bot: string
  }
  /**
   * A deal was replaced by another, with a new number.
   */
  export interface Changed {
    event: 'changed'
    seat: number
    old: number
    number: number
    deal: Deal
  }
  /**
   * What a seat's clock showed; `bot` makes the move of a seat that is out of time.
   */
  export interface Clock {
    entry: 'clock'
    seat: number
    left: number
    bot: string
  }
  /**
   * What a seat's clock showed, in seconds; 0 is out of time.
   *
   *     `bot` is who makes the move then, where the seat does not resign.
   */
  export interface ClockShown {
    event: 'clock-shown'
    seat: number
    left: number
    bot: string
  }
  /**
   * All agreed: the deal is done.
   */
  export interface Closed {
    event: 'closed'
    number: number
  }
  /**
   * Coins of the supply for cards in play.
   */
  export interface CoinsTaken {
    event: 'coins-taken'
    seat: number
    coins: number
  }
  /**
   * What lies before a seat; of its hand and pile only what the viewer knows.
   */
  export interface CourtierView {
    coins: number
    hand: string[]
    powers: number[]
    hidden_cards: number
    removed: string[]
    hidden_removed: number
    played: string | null
    power: number
    fives: number
    twos: number
    mute: boolean
    acted: boolean
    pile: string[]
    hidden_pile: number
    points: number | null
    split: Line[]
  }
  /**
   * One line of a seat's score: for what, and how many points.
   */
  export interface Line {
    what: Message
    points: number
  }
  /**
   * What was done with an ability last.
   */
  export interface DoneView {
    seat: number
    part: 'boost' | 'coins' | 'jest' | 'kill' | 'replace' | 'seize' | 'star'
    targets: number[]
  }
  /**
   * An agreed end.
   */
  export interface End {
    entry: 'end'
  }
  /**
   * These seats drew a card each for who goes first.
   */
  export interface FirstDrawn {
    event: 'first-drawn'
    seats: number[]
    cards: string[]
  }
  export interface RoundBegan {
    event: 'round-began'
    round: number
    leader: number
  }
  /**
   * The leader put a card down face up.
   */
  export interface Led {
    event: 'led'
    seat: number
    card: string
  }
  /**
   * The others' cards were turned over together.
   */
  export interface Revealed {
    event: 'revealed'
    seats: number[]
    cards: string[]
  }
  /**
   * The Cobbler gave star and sceptre to a seat.
   */
  export interface StarMoved {
    event: 'star-moved'
    seat: number
    to: number
  }
  /**
   * The Assassin took a card into his score pile.
   */
  export interface Killed {
    event: 'killed'
    seat: number
    target: number
    card: string
  }
  /**
   * The Jester made a seat replace its card.
   */
  export interface Jested {
    event: 'jested'
    seat: number
    target: number
  }
  /**
   * A new card was put down; the old one went back to the hand.
   */
  export interface Replaced {
    event: 'replaced'
    seat: number
    old: string
    new: string
  }
  /**
   * The Knight took Serfs into his score pile.
   */
  export interface Seized {
    event: 'seized'
    seat: number
    cards: string[]
  }
  /**
   * A seat closed its talk without doing more.
   */
  export interface Skipped {
    event: 'skipped'
    seat: number
  }
  export interface Proposed {
    event: 'proposed'
    seat: number
    number: number
    deal: Deal
  }
  export interface Withdrawn {
    event: 'withdrawn'
    seat: number
    number: number
  }
  /**
   * A seat said no to a deal, and perhaps why: it is off the table.
   */
  export interface Rejected {
    event: 'rejected'
    seat: number
    number: number
    why: ('nothing' | 'price' | 'word') | null
  }
  /**
   * A deal that can no longer be done left the table.
   */
  export interface Lapsed {
    event: 'lapsed'
    number: number
  }
  export interface Paid {
    event: 'paid'
    payer: number
    payee: number
    coins: number
  }
  /**
   * A card went from one score pile to another; face down, only the two see which.
   */
  export interface HandedOver {
    event: 'handed-over'
    giver: number
    receiver: number
    card: string | null
    face_down: boolean
  }
  /**
   * A seat agreed not to use these parts.
   */
  export interface Forgone {
    event: 'forgone'
    seat: number
    parts: ('boost' | 'coins' | 'jest' | 'kill' | 'replace' | 'seize' | 'star')[]
  }
  export interface Promised {
    event: 'promised'
    promise: Promise
  }
  export interface PromiseKept {
    event: 'promise-kept'
    promise: Promise
  }
  export interface PromiseBroken {
    event: 'promise-broken'
    promise: Promise
  }
  /**
   * Cards of equal power were discarded.
   */
  export interface Tied {
    event: 'tied'
    cards: string[]
  }
  /**
   * A seat takes the cards that are left, and coins if its Queen won.
   */
  export interface TrickWon {
    event: 'trick-won'
    seat: number
    card: string
    cards: string[]
    coins: number
  }
  /**
   * Every card was tied or gone: the star stays.
   */
  export interface NobodyWon {
    event: 'nobody-won'
    star: number
  }
  /**
   * A seat took its last action back: what happened in the game from event `since` on does
   *     not count. What was done at the table, as resigning, stands.
   */
  export interface Undone {
    event: 'undone'
    seat: number
    since: number
  }
  /**
   * As `Undone`, with the consent of the others.
   */
  export interface TakenBack {
    event: 'taken-back'
    seat: number
    since: number
  }
  export interface Resigned {
    event: 'resigned'
    seat: number
  }
  /**
   * A bot plays on in a seat; without one, whoever sits there has come back.
   *
   *     `failed` is the bot that sat there before, where that could not answer any more.
   */
  export interface StoodIn {
    event: 'stood-in'
    seat: number
    bot: string
    failed: string
  }
  /**
   * In a preview: something would happen here, and the seat cannot know what.
   */
  export interface Unforeseen {
    event: 'unforeseen'
  }
  /**
   * mode: day, night, or let the first seat draw a card for it.
   * market: the standard rules, the free market of experts, the regulated one of beginners.
   * offers: how many offers and changes a seat may make in one talk; 0: nobody bargains.
   * peasant_after_ties: look for other serfs only when tied cards are gone (ruling KS-C2).
   * passives_after_acting: Peasant and Queen work even for who has acted (ruling KS-C6).
   */
  export interface Options {
    mode: 'day' | 'draw' | 'night'
    market: 'free' | 'regulated' | 'standard'
    offers: number
    peasant_after_ties: boolean
    passives_after_acting: boolean
  }
  export interface View {
    seat: number | null
    to_act: number[]
    may_speak: number[]
    asked: Asked | null
    undo: UndoState
    over: boolean
    result: Result | null
    night: boolean
    market: string
    round: number
    star: number
    scepter: number | null
    seats: CourtierView[]
    leader: number | null
    replacing: number | null
    discarded: string[]
    talk: TalkView | null
    deals: OpenDeal[]
    closed: number
    done: DoneView | null
    ledger: Pledge[]
  }
  /**
   * Whether the seat's last action can be undone freely, taken back by consent, or neither.
   */
  export interface UndoState {
    can: 'nothing' | 'take-back' | 'undo'
    why: Refusal | null
  }
  /**
   * Why an action is not legal: a code with values, and where the rule stands.
   *
   *     `rule` is an anchor of our rules page, `page` the rulebook's page.
   *     The sentence is the message `refusal-<code>`.
   */
  export interface Refusal {
    code: string
    args: {
      [k: string]: string | number | string[]
    }
    rule: string
    page: number
  }
  /**
   * Scores, ranks, wins and how the points came about: one entry a seat each.
   *
   *     Ranks start at 1 and are shared where the rulebook shares. In a solo game the
   *     seat may have lost; a rules-driven opponent's score is `opponent`, and its lines
   *     are `opponent_breakdown`.
   */
  export interface Result {
    scores: number[]
    ranks: number[]
    won: boolean[]
    breakdown: Line[][]
    opponent: number | null
    opponent_breakdown?: Line[]
    resigned: number[]
  }
  /**
   * The talk that is open: over whose ability, what is left of it, whom he has to spare.
   */
  export interface TalkView {
    holder: number
    parts: ('boost' | 'coins' | 'jest' | 'kill' | 'replace' | 'seize' | 'star')[]
    spared: number[]
    plus: number
    coins: number
    offers_left: number[]
  }
  /**
   * A deal on the table: its number, who brought it, and who has agreed.
   */
  export interface OpenDeal {
    number: number
    by: number
    deal: Deal
    agreed: number[]
    was: number[]
  }
  /**
   * A promise on the ledger, from which deal, and what has become of it.
   */
  export interface Pledge {
    deal: number
    promise: Promise
    state: 'broken' | 'kept' | 'open'
    paid: number
  }
  /**
   * What the key of an online match was made from, in hexadecimal digits.
   *
   *     The house's commitment, which was published first; its bytes; and those of every seat's
   *     client, empty for a seat that sent none.
   */
  export interface Proof {
    commitment: string
    house: string
    seats: string[]
  }
  /**
   * Save, replay, bug report, regression fixture and training sample in one.
   *
   *     `check` is a digest of everything else, so that a damaged file is noticed.
   */
  export interface Record {
    game: string
    rules: number
    cards: CardsNote
    options: {}
    seats: Chair[]
    key: string
    entries: (Act | Undo | TakeBack | Resign | Clock | StandIn | End)[]
    rated: boolean
    result: Result | null
    format: number
    check: string
    proof?: Proof
  }
  export interface Undo {
    entry: 'undo'
    seat: number
  }
  export interface TakeBack {
    entry: 'takeback'
    seat: number
    consent: number[]
  }
  export interface Resign {
    entry: 'resign'
    seat: number
  }
  /**
   * Who plays on in a seat; `failed` is the bot before it, where that could not answer.
   *
   *     What is not there is left out, so that the checks of older records still hold.
   */
  export interface StandIn {
    entry: 'stand_in'
    seat: number
    bot: string
    failed: string
  }
  export interface Scene {
    areas: Area[]
  }
}

export namespace paladins {
  export type Action =
    | Pass
    | Perform
    | Favour
    | Place
    | Recruit
    | Build
    | Clear
    | Region
    | Space
    | Jar
    | Attack
    | Convert
    | Pick
    | Next
    | Accept
    | Decline
    | Use
    | Keep
    | Muster
    | Visit
  export type Event =
    | Began
    | RoundBegan
    | OrderRevealed
    | FavourRevealed
    | TavernsOpened
    | TavernsShuffled
    | PaladinsDrawn
    | PaladinChosen
    | PaladinTurnedUp
    | TavernVisited
    | Passed
    | TownspersonLeft
    | OutsiderLeft
    | TownsfolkCame
    | OutsidersCame
    | Placed
    | Paid
    | Developed
    | SentAway
    | Hired
    | Cleared
    | Commissioned
    | Garrisoned
    | Fortified
    | Absolved
    | Attacked
    | Converted
    | FavourUsed
    | Gained
    | Raised
    | Declined
    | PaladinHelped
    | TownspersonHelped
    | SuspicionDrawn
    | SuspicionDiscarded
    | SuspicionsShuffled
    | TaxTaken
    | DebtTaken
    | DebtPaid
    | DebtDestroyed
    | InquisitionBegan
    | Accused
    | InquisitionEnded
    | MarkerMoved
    | WorkersCalled
    | SchemeAdded
    | SchemeTurnedUp
    | SchemesShuffled
    | OpponentPrevented
    | OpponentWithout
    | OpponentSpent
    | OrderPursued
    | MarkerPointed
    | SpacePreferred
    | OpponentPlaced
    | JarTurned
    | RightSideCleared
    | TaxLost
    | Rested
    | Undone
    | TakenBack
    | Resigned
    | StoodIn
    | ClockShown
    | AgreedEnd
    | Unforeseen

  /**
   * A jar was moved to a space of the own board.
   */
  export interface Absolved {
    event: 'absolved'
    seat: number | null
    space: string
  }
  /**
   * Take a reward that may be refused.
   */
  export interface Accept {
    do: 'accept'
    reward: 'conspirator' | 'destroy' | 'hire' | 'pardon' | 'pay' | 'prayer'
  }
  /**
   * These have most suspicions: a debt each, and half of the suspicions go.
   */
  export interface Accused {
    event: 'accused'
    seats: number[] | null
    opponent: number
  }
  /**
   * The action is kept as plain values, to be read by its own game.
   */
  export interface Act {
    entry: 'act'
    seat: number
    choice: number
    action: {}
  }
  /**
   * Take no more actions this round.
   */
  export interface Pass {
    do: 'pass'
  }
  /**
   * Choose an action of the own board; targets and workers are asked next.
   */
  export interface Perform {
    do: 'perform'
    task:
      | 'absolve'
      | 'attack'
      | 'commission'
      | 'conspire'
      | 'convert'
      | 'develop'
      | 'errand'
      | 'fortify'
      | 'garrison'
      | 'hire'
      | 'hunt'
      | 'hunt-with-scout'
      | 'pray'
      | 'trade'
      | 'trade-with-merchant'
  }
  /**
   * Use a King's Favour.
   */
  export interface Favour {
    do: 'favour'
    favour: string
  }
  /**
   * Put a worker on the next cell of the action.
   */
  export interface Place {
    do: 'place'
    worker: 'cleric' | 'criminal' | 'fighter' | 'labourer' | 'merchant' | 'scout'
  }
  /**
   * Choose a townsperson, and how to pay: in silver, with a debt, or not at all.
   */
  export interface Recruit {
    do: 'recruit'
    townsperson: string
    price: 'debt' | 'free' | 'silver'
  }
  /**
   * Choose the cell for a workshop: 1 is the left one, 2 the middle one.
   */
  export interface Build {
    do: 'build'
    action: 'absolve' | 'attack' | 'commission' | 'convert' | 'fortify' | 'garrison'
    cell: 1 | 2
  }
  /**
   * Choose the action whose workers go back to the supply.
   */
  export interface Clear {
    do: 'clear'
    action:
      | 'absolve'
      | 'attack'
      | 'commission'
      | 'conspire'
      | 'convert'
      | 'develop'
      | 'fortify'
      | 'garrison'
      | 'hunt'
      | 'pray'
      | 'recruit'
      | 'trade'
  }
  /**
   * Choose the region for a monk or an outpost.
   */
  export interface Region {
    do: 'region'
    region: 1 | 2 | 3 | 4 | 5 | 6
  }
  /**
   * Choose the space of a region for a monk or an outpost.
   */
  export interface Space {
    do: 'space'
    space: string
  }
  /**
   * Choose the space for a jar.
   */
  export interface Jar {
    do: 'jar'
    space: string
  }
  /**
   * Choose the outsider to attack.
   */
  export interface Attack {
    do: 'attack'
    outsider: string
  }
  /**
   * Choose the outsider to convert.
   */
  export interface Convert {
    do: 'convert'
    outsider: string
  }
  /**
   * Choose one of the rewards of a wall or a favour.
   */
  export interface Pick {
    do: 'pick'
    gain: string[]
  }
  /**
   * Choose which reward comes next, where the order can matter.
   */
  export interface Next {
    do: 'next'
    reward: string
    amount: number
  }
  /**
   * Do without a reward that may be refused.
   */
  export interface Decline {
    do: 'decline'
    reward: 'conspirator' | 'destroy' | 'hire' | 'pardon' | 'pay' | 'prayer'
  }
  /**
   * Use a townsperson in an inquisition.
   */
  export interface Use {
    do: 'use'
    townsperson: string
  }
  /**
   * Keep a worker for the next round.
   */
  export interface Keep {
    do: 'keep'
    worker: 'cleric' | 'criminal' | 'fighter' | 'labourer' | 'merchant' | 'scout'
  }
  /**
   * Of three paladins: one for this round, one onto the deck, one under it.
   */
  export interface Muster {
    do: 'muster'
    paladin: string
    top: string
    bottom: string
  }
  /**
   * Take the workers of a tavern.
   */
  export interface Visit {
    do: 'visit'
    tavern: string
  }
  /**
   * An action of a player board: what its cells want, what stands there, how often it was done.
   *
   *     `standing` has a worker, "workshop" or nothing for each cell. `need` is the attribute for the
   *     next time, where the board prints one; `silver` and `provisions` its price now.
   */
  export interface ActionView {
    action: string
    cells: string[]
    standing: (string | null)[]
    times: number
    limit: number
    silver: number
    provisions: number
    need: number | null
    full: boolean
  }
  /**
   * All agreed to stop; the match has no result.
   */
  export interface AgreedEnd {
    event: 'agreed-end'
  }
  /**
   * Where the marker of the solo opponent leads now: whom it would send on an errand, attack and
   *     convert, and which favour it would use.
   */
  export interface AimsView {
    errand: string | null
    favour: string | null
    attack: string | null
    convert: string | null
  }
  /**
   * A part of the table: pieces, and smaller areas after them.
   */
  export interface Area {
    id: string
    title: Message
    layout: 'counters' | 'grid' | 'row' | 'stack' | 'track'
    owner: number | null
    pieces: Piece[]
    areas: Area[]
    columns: number
  }
  /**
   * A sentence of the Fluent files: its id and what to fill in.
   *
   *     >>> Message("draws", {"seat": 1})
   *     Message(id='draws', args={'seat': 1})
   */
  export interface Message {
    id: string
    args: {
      [k: string]: string | number | string[]
    }
  }
  /**
   * A card, a token or a counter. `id` is the component's, or unique to its area if face down.
   */
  export interface Piece {
    id: string
    name: Message
    face_up: boolean
    badges: Message[]
  }
  /**
   * The choice before a seat: its number, what is asked, and whether `options` lists all.
   */
  export interface Asked {
    number: number
    prompt: Message
    complete: boolean
    speaking: boolean
  }
  export interface Attacked {
    event: 'attacked'
    seat: number | null
    outsider: string
  }
  /**
   * The first player was drawn.
   */
  export interface Began {
    event: 'began'
    first: number
  }
  /**
   * Which card set was played with: its digest, and what differs from the shipped one.
   */
  export interface CardsNote {
    digest: string
    changes: {}
  }
  /**
   * Who sits in a seat: a name, and the bot's id if it is one.
   */
  export interface Chair {
    name: string
    bot: string
  }
  /**
   * The workers of an action went back to the supply.
   */
  export interface Cleared {
    event: 'cleared'
    seat: number | null
    action: string
  }
  /**
   * What a seat's clock showed; `bot` makes the move of a seat that is out of time.
   */
  export interface Clock {
    entry: 'clock'
    seat: number
    left: number
    bot: string
  }
  /**
   * What a seat's clock showed, in seconds; 0 is out of time.
   *
   *     `bot` is who makes the move then, where the seat does not resign.
   */
  export interface ClockShown {
    event: 'clock-shown'
    seat: number
    left: number
    bot: string
  }
  /**
   * A monk was sent to a space of the board.
   */
  export interface Commissioned {
    event: 'commissioned'
    seat: number | null
    space: string
    region: number
  }
  export interface Converted {
    event: 'converted'
    seat: number | null
    outsider: string
  }
  export interface DebtDestroyed {
    event: 'debt-destroyed'
    seat: number | null
  }
  export interface DebtPaid {
    event: 'debt-paid'
    seat: number | null
  }
  export interface DebtTaken {
    event: 'debt-taken'
    seat: number | null
  }
  export interface Declined {
    event: 'declined'
    seat: number
    reward: string
  }
  /**
   * A workshop stands on a cell of an action; 1 is the left one.
   */
  export interface Developed {
    event: 'developed'
    seat: number | null
    action: string
    cell: number
  }
  /**
   * An agreed end.
   */
  export interface End {
    entry: 'end'
  }
  /**
   * A round began; the first player's token has moved.
   */
  export interface RoundBegan {
    event: 'round-began'
    round: number
    first: number
  }
  export interface OrderRevealed {
    event: 'order-revealed'
    order: string
    points: number
  }
  export interface FavourRevealed {
    event: 'favour-revealed'
    favour: string
  }
  export interface TavernsOpened {
    event: 'taverns-opened'
    taverns: string[]
  }
  /**
   * The discarded taverns are a deck again.
   */
  export interface TavernsShuffled {
    event: 'taverns-shuffled'
  }
  /**
   * A seat drew three paladins; only it sees which.
   */
  export interface PaladinsDrawn {
    event: 'paladins-drawn'
    seat: number
    paladins: string[] | null
  }
  /**
   * A seat has laid a paladin face down; only it sees which, and where the others went.
   */
  export interface PaladinChosen {
    event: 'paladin-chosen'
    seat: number
    paladin: string | null
    top: string | null
    bottom: string | null
  }
  export interface PaladinTurnedUp {
    event: 'paladin-turned-up'
    seat: number
    paladin: string
  }
  export interface TavernVisited {
    event: 'tavern-visited'
    seat: number
    tavern: string
  }
  /**
   * A seat takes no more actions; it keeps workers for the next round.
   */
  export interface Passed {
    event: 'passed'
    seat: number | null
    kept: string[] | null
  }
  /**
   * The townsperson in the rightmost slot goes to the discard at the end of a round.
   */
  export interface TownspersonLeft {
    event: 'townsperson-left'
    townsperson: string
  }
  /**
   * The outsider in the leftmost slot goes to the discard at the end of a round.
   */
  export interface OutsiderLeft {
    event: 'outsider-left'
    outsider: string
  }
  /**
   * New townsfolk lie in the row.
   */
  export interface TownsfolkCame {
    event: 'townsfolk-came'
    townsfolk: string[]
  }
  /**
   * New outsiders lie in the row.
   */
  export interface OutsidersCame {
    event: 'outsiders-came'
    outsiders: string[]
  }
  /**
   * Workers stand on the cells of an action.
   */
  export interface Placed {
    event: 'placed'
    seat: number | null
    action: string
    workers: string[]
  }
  /**
   * Silver and provisions went to the general supply.
   */
  export interface Paid {
    event: 'paid'
    seat: number
    silver: number
    provisions: number
  }
  /**
   * A townsperson was discarded for a reward.
   */
  export interface SentAway {
    event: 'sent-away'
    seat: number | null
    townsperson: string
  }
  export interface Hired {
    event: 'hired'
    seat: number
    townsperson: string
  }
  /**
   * An outpost was set on a space of the board.
   */
  export interface Garrisoned {
    event: 'garrisoned'
    seat: number | null
    space: string
    region: number
  }
  export interface Fortified {
    event: 'fortified'
    seat: number | null
    wall: string
  }
  export interface FavourUsed {
    event: 'favour-used'
    seat: number | null
    favour: string
    worker: string
  }
  /**
   * A seat takes workers, silver or provisions from the general supply.
   */
  export interface Gained {
    event: 'gained'
    seat: number
    gain: string[]
  }
  /**
   * A marker rose; `level` is where it stands now.
   */
  export interface Raised {
    event: 'raised'
    seat: number | null
    attribute: string
    level: number
  }
  /**
   * The paladin gives something besides the action's own reward.
   */
  export interface PaladinHelped {
    event: 'paladin-helped'
    seat: number
    paladin: string
  }
  /**
   * A hired townsperson gives a reward.
   */
  export interface TownspersonHelped {
    event: 'townsperson-helped'
    seat: number
    townsperson: string
  }
  export interface SuspicionDrawn {
    event: 'suspicion-drawn'
    seat: number | null
    suspicion: string
    tax: number
  }
  export interface SuspicionDiscarded {
    event: 'suspicion-discarded'
    seat: number | null
    suspicion: string
  }
  /**
   * The discarded suspicions are a deck again.
   */
  export interface SuspicionsShuffled {
    event: 'suspicions-shuffled'
  }
  /**
   * Silver of the tax supply; `more` came from the general supply, as there was too little.
   */
  export interface TaxTaken {
    event: 'tax-taken'
    seat: number | null
    silver: number
    more: number
  }
  /**
   * The tax supply is empty, or no suspicion card is left.
   */
  export interface InquisitionBegan {
    event: 'inquisition-began'
  }
  /**
   * The tax supply holds its number again.
   */
  export interface InquisitionEnded {
    event: 'inquisition-ended'
    tax: number
  }
  /**
   * The resource marker moved to the right; `spot` is where it stands now, from 1.
   *
   *     For each of the `laps` that it came round to the first spot the lowest attribute rises.
   */
  export interface MarkerMoved {
    event: 'marker-moved'
    steps: number
    spot: number
    laps: number
  }
  /**
   * The opponent has so many workers more.
   */
  export interface WorkersCalled {
    event: 'workers-called'
    count: number
  }
  /**
   * A scheme that lay on a favour joins the discarded ones.
   */
  export interface SchemeAdded {
    event: 'scheme-added'
    scheme: string
  }
  export interface SchemeTurnedUp {
    event: 'scheme-turned-up'
    scheme: string
  }
  /**
   * Deck and discard of the schemes are a new deck.
   */
  export interface SchemesShuffled {
    event: 'schemes-shuffled'
  }
  /**
   * The opponent cannot do an action: workers, occupied, limit, influence, reach or row.
   *
   *     It takes `wanted` workers, and `idle` are left; of the right side also what it needs, and at
   *     which level that is.
   */
  export interface OpponentPrevented {
    event: 'opponent-prevented'
    action: string
    why: string
    wanted: number
    idle: number
    attribute: string | null
    level: number
  }
  /**
   * A reward is of no use to the opponent: debt, suspicion or townsfolk are not there, the
   *     attribute is at the top, or workshops are not for it.
   */
  export interface OpponentWithout {
    event: 'opponent-without'
    reward: string
    why: string
  }
  /**
   * The opponent has no worker for another action.
   */
  export interface OpponentSpent {
    event: 'opponent-spent'
  }
  /**
   * The opponent tries the action of an order.
   */
  export interface OrderPursued {
    event: 'order-pursued'
    order: string
  }
  /**
   * The marker has led to a card: the one at its spot, or the next that is available.
   */
  export interface MarkerPointed {
    event: 'marker-pointed'
    spot: number
    card: string
  }
  /**
   * Of the spaces in reach the opponent likes this one best, for its reward.
   *
   *     Its wishes in their order, and of each why it does not come true: no debt is there, the spaces
   *     are taken, or too far; nothing if one is free and in reach.
   */
  export interface SpacePreferred {
    event: 'space-preferred'
    space: string
    wishes: string[]
    why: string[]
  }
  /**
   * So many workers of the opponent stand on an action.
   *
   *     It had `idle` of them; of the right side also what the action needs, and at which level that is.
   */
  export interface OpponentPlaced {
    event: 'opponent-placed'
    action: string
    count: number
    idle: number
    attribute: string | null
    level: number
  }
  /**
   * The opponent has turned its leftmost jar.
   */
  export interface JarTurned {
    event: 'jar-turned'
  }
  /**
   * The opponent prayed: so many workers left the right side of its board.
   */
  export interface RightSideCleared {
    event: 'right-side-cleared'
    count: number
  }
  /**
   * The opponent had nothing to discard: a silver of the taxes goes to the general supply.
   */
  export interface TaxLost {
    event: 'tax-lost'
    reward: string
  }
  /**
   * The opponent rests with so many workers left.
   */
  export interface Rested {
    event: 'rested'
    left: number
  }
  /**
   * A seat took its last action back: what happened in the game from event `since` on does
   *     not count. What was done at the table, as resigning, stands.
   */
  export interface Undone {
    event: 'undone'
    seat: number
    since: number
  }
  /**
   * As `Undone`, with the consent of the others.
   */
  export interface TakenBack {
    event: 'taken-back'
    seat: number
    since: number
  }
  export interface Resigned {
    event: 'resigned'
    seat: number
  }
  /**
   * A bot plays on in a seat; without one, whoever sits there has come back.
   *
   *     `failed` is the bot that sat there before, where that could not answer any more.
   */
  export interface StoodIn {
    event: 'stood-in'
    seat: number
    bot: string
    failed: string
  }
  /**
   * In a preview: something would happen here, and the seat cannot know what.
   */
  export interface Unforeseen {
    event: 'unforeseen'
  }
  /**
   * A King's Favour, face down before its round; the worker that uses it in this round.
   */
  export interface FavourView {
    favour: string | null
    cell: string | null
    silver: number
    provisions: number
    debt: boolean
    gains: string[][]
    worker: string | null
  }
  export interface JarSpaceView {
    space: string
    gain: string[]
  }
  /**
   * A slot of the row of outsiders with its flags.
   */
  export interface LandView {
    faith: number
    strength: number
    card: OutsiderView | null
  }
  /**
   * An outsider: rewards, and the points when converted: base + what it counts // per.
   */
  export interface OutsiderView {
    outsider: string
    suit: string
    attack: string[]
    convert: string[]
    counts: string
    base: number
    per: number
  }
  /**
   * One line of a seat's score: for what, and how many points.
   */
  export interface Line {
    what: Message
    points: number
  }
  /**
   * What only the solo opponent has: marker, markers in a stack, schemes, workers to place.
   */
  export interface OpponentView {
    difficulty: string
    marker: number
    aims: AimsView
    stack: string[]
    idle: number
    scheme_deck: number
    schemes_gone: string[]
    waiting: string[]
    tried: string[]
  }
  /**
   * difficulty: how far the solo opponent is ahead at the start; for one seat only.
   */
  export interface PaladinsOptions {
    difficulty: 'easy' | 'hard' | 'normal'
  }
  /**
   * A King's Order, face down before its round; how often each player has done its action.
   */
  export interface OrderView {
    order: string | null
    points: number
    action: string | null
    times: number
    counts: number[]
  }
  /**
   * A paladin: its workers, what it adds, and how it helps.
   */
  export interface PaladinView {
    paladin: string
    workers: string[]
    faith: number
    strength: number
    influence: number
    action: string
    less: number
    gain: string[]
  }
  export interface View {
    seat: number | null
    to_act: number[]
    may_speak: number[]
    asked: Asked | null
    undo: UndoState
    over: boolean
    result: Result | null
    round: number
    first: number
    turn: number
    tax: number
    tax_number: number
    debts: number
    supply: number[]
    orders: OrderView[]
    favours: FavourView[]
    taverns: TavernView[]
    townsfolk: SlotView[]
    outsiders: LandView[]
    spaces: SpaceView[]
    jar_spaces: JarSpaceView[]
    printed: PrintedView[]
    tracks: number[][]
    townsfolk_deck: number
    outsider_deck: number
    wall_deck: number
    tavern_deck: number
    suspicion_deck: number
    townsfolk_gone: string[]
    outsiders_gone: string[]
    taverns_gone: string[]
    suspicions_gone: string[]
    remembered: [string, string][]
    players: PlayerView[]
    opponent: OpponentView | null
    task: string | null
    target: string | null
    due: string[]
    keeping: string[]
    trail: string[]
  }
  /**
   * Whether the seat's last action can be undone freely, taken back by consent, or neither.
   */
  export interface UndoState {
    can: 'nothing' | 'take-back' | 'undo'
    why: Refusal | null
  }
  /**
   * Why an action is not legal: a code with values, and where the rule stands.
   *
   *     `rule` is an anchor of our rules page, `page` the rulebook's page.
   *     The sentence is the message `refusal-<code>`.
   */
  export interface Refusal {
    code: string
    args: {
      [k: string]: string | number | string[]
    }
    rule: string
    page: number
  }
  /**
   * Scores, ranks, wins and how the points came about: one entry a seat each.
   *
   *     Ranks start at 1 and are shared where the rulebook shares. In a solo game the
   *     seat may have lost; a rules-driven opponent's score is `opponent`, and its lines
   *     are `opponent_breakdown`.
   */
  export interface Result {
    scores: number[]
    ranks: number[]
    won: boolean[]
    breakdown: Line[][]
    opponent: number | null
    opponent_breakdown?: Line[]
    resigned: number[]
  }
  export interface TavernView {
    tavern: string
    workers: string[]
    visitor: number | null
  }
  /**
   * A slot of the row of townsfolk: its price, and whether a debt will do.
   */
  export interface SlotView {
    silver: number
    debt: boolean
    card: TownspersonView | null
  }
  /**
   * A townsperson of the row or hired: rewards for sending away and on hiring, and ability.
   */
  export interface TownspersonView {
    townsperson: string
    errand: string[]
    instant: string[]
    when: string
    ability: string[]
  }
  /**
   * A space for a monk or an outpost: open from so many players on, and who stands there.
   */
  export interface SpaceView {
    space: string
    region: number
    gain: string[]
    players: number
    barred: boolean
    owner: number | null
    piece: string | null
  }
  /**
   * What player boards print for doing an action the first time, the second and so on: its price
   *     in silver or else in provisions, the attribute it needs where the board says so, and the points
   *     for having done it that often.
   */
  export interface PrintedView {
    action: string
    silver: boolean
    costs: number[]
    needs: number[]
    points: number[]
  }
  /**
   * What lies before a player; of face-down paladins only what the viewer knows.
   */
  export interface PlayerView {
    workers: number[]
    silver: number
    provisions: number
    attributes: number[]
    boosts: number[]
    paladin: PaladinView | null
    turned_up: boolean
    drawn: PaladinView[]
    hidden_drawn: number
    hidden_paladin: boolean
    deck: number
    remembered: [number, string][]
    retired: string[]
    actions: ActionView[]
    monks: number
    outposts: number
    workshop: string | null
    jars: string[]
    hired: TownspersonView[]
    suspicions: string[]
    walls: string[]
    attacked: string[]
    converted: OutsiderView[]
    unpaid: number
    paid: number
    passed: boolean
    standing: number
  }
  /**
   * What the key of an online match was made from, in hexadecimal digits.
   *
   *     The house's commitment, which was published first; its bytes; and those of every seat's
   *     client, empty for a seat that sent none.
   */
  export interface Proof {
    commitment: string
    house: string
    seats: string[]
  }
  /**
   * Save, replay, bug report, regression fixture and training sample in one.
   *
   *     `check` is a digest of everything else, so that a damaged file is noticed.
   */
  export interface Record {
    game: string
    rules: number
    cards: CardsNote
    options: {}
    seats: Chair[]
    key: string
    entries: (Act | Undo | TakeBack | Resign | Clock | StandIn | End)[]
    rated: boolean
    result: Result | null
    format: number
    check: string
    proof?: Proof
  }
  export interface Undo {
    entry: 'undo'
    seat: number
  }
  export interface TakeBack {
    entry: 'takeback'
    seat: number
    consent: number[]
  }
  export interface Resign {
    entry: 'resign'
    seat: number
  }
  /**
   * Who plays on in a seat; `failed` is the bot before it, where that could not answer.
   *
   *     What is not there is left out, so that the checks of older records still hold.
   */
  export interface StandIn {
    entry: 'stand_in'
    seat: number
    bot: string
    failed: string
  }
  export interface Scene {
    areas: Area[]
  }
}

export namespace wonderful_kingdom {
  export type Action =
    | Keep
    | Choose
    | Trap
    | Offer
    | Take
    | Spy
    | TurnUp
    | Search
    | Pay
    | Find
    | Sweep
    | Reinforce
    | Surrender
    | Freeze
    | Cover
    | Build
    | Recycle
    | Place
    | Instead
    | GiveUp
    | Scrap
    | Transmute
    | Melt
    | Fulfil
    | Advise
    | Want
    | Finish
    | Fight
    | Lift
    | Done
  export type Event =
    | AdvisorKept
    | StackChosen
    | RoundBegan
    | Dealt
    | Opened
    | OnTop
    | DangerLaid
    | Offered
    | Took
    | Joined
    | SpiedOut
    | SpyReturned
    | Searched
    | Looked
    | PaidForSearch
    | FoundCard
    | LeftOver
    | HandSeen
    | Disarmed
    | Swept
    | Drew
    | TurnedUp
    | Struck
    | Absolved
    | Laid
    | Recycled
    | Placed
    | Stored
    | Transmuted
    | Completed
    | Scrapped
    | Produced
    | Supremacy
    | Gained
    | Advised
    | TaskDone
    | FinalReward
    | ShadowTook
    | MenaceCame
    | VerminCame
    | Frozen
    | IconCovered
    | IconFreed
    | Neutralised
    | CubeLost
    | Ruined
    | Undone
    | TakenBack
    | Resigned
    | StoodIn
    | ClockShown
    | AgreedEnd
    | Unforeseen

  /**
   * A calamity left a duchy.
   */
  export interface Absolved {
    event: 'absolved'
    seat: number
    calamity: string
  }
  /**
   * The action is kept as plain values, to be read by its own game.
   */
  export interface Act {
    entry: 'act'
    seat: number
    choice: number
    action: {}
  }
  /**
   * Keep one of the two advisors drawn before the game.
   */
  export interface Keep {
    do: 'keep'
    advisor: string
  }
  /**
   * Choose one's own stack of menaces.
   */
  export interface Choose {
    do: 'choose'
    stack: 'frost-giant' | 'giant-rat' | 'shadow' | 'thief'
  }
  /**
   * Spend a trap token: the card offered next is laid face down.
   */
  export interface Trap {
    do: 'trap'
  }
  /**
   * Lay a card of the hand into an offer area.
   */
  export interface Offer {
    do: 'offer'
    card: string
    area: 1 | 2
  }
  /**
   * Take all cards of an offer area.
   */
  export interface Take {
    do: 'take'
    area: 1 | 2
  }
  /**
   * Send a spy: a face-down card, named next, is turned up.
   */
  export interface Spy {
    do: 'spy'
  }
  /**
   * Turn up a face-down card of an offer area, counted from 1 in the order they lie in.
   */
  export interface TurnUp {
    do: 'turn-up'
    area: 1 | 2
    place: number
  }
  /**
   * Alone: choose an area to take, and search the deck for a better card first.
   */
  export interface Search {
    do: 'search'
    area: 1 | 2
  }
  /**
   * Discard a face-up card of the chosen area for the search.
   */
  export interface Pay {
    do: 'pay'
    card: string
  }
  /**
   * Put one of the cards found into the chosen area.
   */
  export interface Find {
    do: 'find'
    card: string
  }
  /**
   * An advisor: discard a face-up card of an offer area for the top card of the deck.
   */
  export interface Sweep {
    do: 'sweep'
    card: string
  }
  /**
   * An advisor: lay the top card of the deck face up into an offer area.
   */
  export interface Reinforce {
    do: 'reinforce'
    area: 1 | 2
  }
  /**
   * Discard a card of the draft area to a shadow.
   */
  export interface Surrender {
    do: 'surrender'
    card: string
  }
  /**
   * Lay a frost giant under a card.
   */
  export interface Freeze {
    do: 'freeze'
    card: string
  }
  /**
   * Cover an icon of one's duchy card with a theft token.
   */
  export interface Cover {
    do: 'cover'
    resource: 'discoveries' | 'materials' | 'money' | 'population'
  }
  /**
   * Move a card from the draft area to the construction area.
   */
  export interface Build {
    do: 'build'
    card: string
  }
  /**
   * Discard a card of the draft area for its resource.
   */
  export interface Recycle {
    do: 'recycle'
    card: string
  }
  /**
   * Put a cube or soldier onto a card under construction, or a cube into `alchemy`.
   */
  export interface Place {
    do: 'place'
    cube: 'discoveries' | 'krystallium' | 'materials' | 'money' | 'population' | 'soldier'
    on: string
  }
  /**
   * What the krystallium just placed stands for.
   */
  export interface Instead {
    do: 'instead'
    cube: 'discoveries' | 'krystallium' | 'materials' | 'money' | 'population'
  }
  /**
   * Give up a card under construction: which, is asked next.
   */
  export interface GiveUp {
    do: 'give-up'
  }
  /**
   * Discard a card under construction; its resource goes into alchemy.
   */
  export interface Scrap {
    do: 'scrap'
    card: string
  }
  /**
   * With quests: turn five cubes, named next, into a krystallium.
   */
  export interface Transmute {
    do: 'transmute'
  }
  /**
   * Give one of the five cubes.
   */
  export interface Melt {
    do: 'melt'
    cube: 'discoveries' | 'materials' | 'money' | 'population'
  }
  /**
   * Pay the whole price of a task.
   */
  export interface Fulfil {
    do: 'fulfil'
    task: string
  }
  /**
   * Use an advisor's ability.
   */
  export interface Advise {
    do: 'advise'
    advisor: string
  }
  /**
   * The kind of a cube that one may choose.
   */
  export interface Want {
    do: 'want'
    cube: 'discoveries' | 'materials' | 'money' | 'population'
  }
  /**
   * An advisor: finish a card under construction, whatever it lacks.
   */
  export interface Finish {
    do: 'finish'
    card: string
  }
  /**
   * Neutralise a menace in one's construction area.
   */
  export interface Fight {
    do: 'fight'
    menace: string
  }
  /**
   * Take a theft token off.
   */
  export interface Lift {
    do: 'lift'
    resource: 'discoveries' | 'materials' | 'money' | 'population'
  }
  /**
   * Nothing more to do here.
   */
  export interface Done {
    do: 'done'
  }
  /**
   * An advisor's ability was used.
   */
  export interface Advised {
    event: 'advised'
    seat: number
    advisor: string
  }
  /**
   * A seat shows the advisor it keeps at the start; the other is put away.
   */
  export interface AdvisorKept {
    event: 'advisor-kept'
    seat: number
    advisor: string
  }
  export interface AdvisorView {
    advisor: string
    phase: string
    soldiers: number
    amount: number
    used: boolean
  }
  /**
   * All agreed to stop; the match has no result.
   */
  export interface AgreedEnd {
    event: 'agreed-end'
  }
  /**
   * Playing alone: how much of a resource brings the supremacy; what bronze, silver and gold
   *     take, and what side A takes off the points first; what a scenario asks for, and how many vermin
   *     or cubes are left until it is lost at once.
   *
   *     Of the cards of the danger deck so many are unknown to the viewer, wherever they lie, and so
   *     many of these are calamities or menaces: each unknown card is one of them as likely as another.
   */
  export interface AloneView {
    supremacy: number
    medals: number[]
    side_a: number
    goals: GoalView[]
    left: number | null
    unknown: number
    dangers: number
  }
  /**
   * What a scenario or a quest asks for: a development, a final task, or a thief to be caught.
   */
  export interface GoalView {
    goal: string
    done: boolean
  }
  /**
   * A part of the table: pieces, and smaller areas after them.
   */
  export interface Area {
    id: string
    title: Message
    layout: 'counters' | 'grid' | 'row' | 'stack' | 'track'
    owner: number | null
    pieces: Piece[]
    areas: Area[]
    columns: number
  }
  /**
   * A sentence of the Fluent files: its id and what to fill in.
   *
   *     >>> Message("draws", {"seat": 1})
   *     Message(id='draws', args={'seat': 1})
   */
  export interface Message {
    id: string
    args: {
      [k: string]: string | number | string[]
    }
  }
  /**
   * A card, a token or a counter. `id` is the component's, or unique to its area if face down.
   */
  export interface Piece {
    id: string
    name: Message
    face_up: boolean
    badges: Message[]
  }
  /**
   * The choice before a seat: its number, what is asked, and whether `options` lists all.
   */
  export interface Asked {
    number: number
    prompt: Message
    complete: boolean
    speaking: boolean
  }
  /**
   * What is printed on a card. Cost as materials, population, money, discoveries, krystallium,
   *     soldiers.
   */
  export interface CardFacts {
    type: string | null
    cost: number[]
    recycles: string[]
    icons: number[]
    icons_per: [string, string, number][]
    bonus_krystallium: number
    bonus_soldiers: number
    points: number
    points_per: number
    points_type: string | null
    soldiers: number
    phase: string | null
    amount: number
  }
  /**
   * Which card set was played with: its digest, and what differs from the shipped one.
   */
  export interface CardsNote {
    digest: string
    changes: {}
  }
  /**
   * Who sits in a seat: a name, and the bot's id if it is one.
   */
  export interface Chair {
    name: string
    bot: string
  }
  /**
   * What a seat's clock showed; `bot` makes the move of a seat that is out of time.
   */
  export interface Clock {
    entry: 'clock'
    seat: number
    left: number
    bot: string
  }
  /**
   * What a seat's clock showed, in seconds; 0 is out of time.
   *
   *     `bot` is who makes the move then, where the seat does not resign.
   */
  export interface ClockShown {
    event: 'clock-shown'
    seat: number
    left: number
    bot: string
  }
  /**
   * A card was completed; with its construction bonus.
   */
  export interface Completed {
    event: 'completed'
    seat: number
    card: string
    krystallium: number
    soldiers: number
  }
  /**
   * Scenario: a cube lies beside the menaces.
   */
  export interface CubeLost {
    event: 'cube-lost'
    count: number
  }
  /**
   * Alone: a card of the danger deck lies face down in an offer area.
   */
  export interface DangerLaid {
    event: 'danger-laid'
    area: number
  }
  /**
   * A seat was dealt its hand; only it is told the cards.
   */
  export interface Dealt {
    event: 'dealt'
    seat: number
    cards: string[]
  }
  /**
   * A seat lost a trap token for this round.
   */
  export interface Disarmed {
    event: 'disarmed'
    seat: number
  }
  /**
   * A seat took the top card of the deck into its draft area.
   */
  export interface Drew {
    event: 'drew'
    seat: number
    card: string
  }
  /**
   * An agreed end.
   */
  export interface End {
    entry: 'end'
  }
  /**
   * A seat has chosen its stack of menaces.
   */
  export interface StackChosen {
    event: 'stack-chosen'
    seat: number
    stack: string
  }
  export interface RoundBegan {
    event: 'round-began'
    round: number
    first: number
  }
  /**
   * A card from the deck lies face up in an offer area.
   */
  export interface Opened {
    event: 'opened'
    card: string
    area: number
  }
  /**
   * Alone: the card that lies on top of the open deck now.
   */
  export interface OnTop {
    event: 'on-top'
    card: string
  }
  /**
   * A seat laid a card into an area; face down if others are not to see which.
   */
  export interface Offered {
    event: 'offered'
    seat: number
    card: string | null
    area: number
    face_down: boolean
  }
  /**
   * A seat took an area: what lay face up, and how many cards face down.
   */
  export interface Took {
    event: 'took'
    seat: number
    area: number
    cards: string[]
    face_down: number
  }
  /**
   * An advisor enters a seat's service and brings a soldier.
   */
  export interface Joined {
    event: 'joined'
    seat: number
    advisor: string
  }
  /**
   * A face-down card of an offer area was turned up.
   */
  export interface SpiedOut {
    event: 'spied-out'
    seat: number
    card: string
    area: number
  }
  /**
   * A spy is active again.
   */
  export interface SpyReturned {
    event: 'spy-returned'
    seat: number
  }
  /**
   * Alone: two cards were given up to look at the top of the deck.
   */
  export interface Searched {
    event: 'searched'
    seat: number
    area: number
  }
  /**
   * Alone: the top cards of the deck; only the player is told which.
   */
  export interface Looked {
    event: 'looked'
    seat: number
    cards: string[]
  }
  /**
   * Alone: one of the two cards that a search costs.
   */
  export interface PaidForSearch {
    event: 'paid-for-search'
    seat: number
    card: string
  }
  /**
   * Alone: the card that the search brought; the others found are discarded, face up.
   */
  export interface FoundCard {
    event: 'found-card'
    seat: number
    card: string
    area: number
    discarded: string[]
  }
  /**
   * What nobody took is discarded.
   */
  export interface LeftOver {
    event: 'left-over'
    cards: string[]
    face_down: number
  }
  /**
   * A seat looked at the other's hand; only it is told the cards.
   */
  export interface HandSeen {
    event: 'hand-seen'
    seat: number
    cards: string[]
  }
  /**
   * A card of an offer area was discarded for another.
   */
  export interface Swept {
    event: 'swept'
    seat: number
    card: string
    area: number
  }
  /**
   * Planning: a card taken face down is turned up.
   */
  export interface TurnedUp {
    event: 'turned-up'
    seat: number
    card: string
  }
  /**
   * A calamity came over a duchy.
   */
  export interface Struck {
    event: 'struck'
    seat: number
    calamity: string
  }
  /**
   * A card went to the construction area.
   */
  export interface Laid {
    event: 'laid'
    seat: number
    card: string
  }
  export interface Recycled {
    event: 'recycled'
    seat: number
    card: string
  }
  /**
   * A cube, a krystallium or a soldier was put on a card, as a cube of that kind.
   */
  export interface Placed {
    event: 'placed'
    seat: number
    cube: string
    card: string
    kind: string
  }
  /**
   * A cube went into alchemy.
   */
  export interface Stored {
    event: 'stored'
    seat: number
    cube: string
  }
  /**
   * Five cubes became a krystallium.
   */
  export interface Transmuted {
    event: 'transmuted'
    seat: number
  }
  /**
   * A card under construction was given up.
   */
  export interface Scrapped {
    event: 'scrapped'
    seat: number
    card: string
  }
  export interface Produced {
    event: 'produced'
    seat: number
    resource: string
    count: number
  }
  /**
   * A seat produced most: a soldier begins training, or a trained one joins.
   */
  export interface Supremacy {
    event: 'supremacy'
    seat: number
    resource: string
    joined: boolean
  }
  /**
   * A seat took cubes, krystallium, soldiers, spies or points, but not by production.
   */
  export interface Gained {
    event: 'gained'
    seat: number
    what: string
    count: number
  }
  /**
   * A task was fulfilled, with so much krystallium in place of cubes.
   */
  export interface TaskDone {
    event: 'task-done'
    seat: number
    task: string
    krystallium: number
  }
  /**
   * The reward of a final task goes to the first who did it.
   */
  export interface FinalReward {
    event: 'final-reward'
    seat: number
    task: string
  }
  /**
   * A card was discarded to a shadow.
   */
  export interface ShadowTook {
    event: 'shadow-took'
    seat: number
    card: string
  }
  /**
   * A menace moved into a seat's construction area.
   */
  export interface MenaceCame {
    event: 'menace-came'
    seat: number
    menace: string
  }
  /**
   * Vermin spread in a seat's construction area.
   */
  export interface VerminCame {
    event: 'vermin-came'
    seat: number
    vermin: string[]
  }
  /**
   * A frost giant lies under a card.
   */
  export interface Frozen {
    event: 'frozen'
    seat: number
    menace: string
    card: string
  }
  /**
   * A thief's token covers an icon.
   */
  export interface IconCovered {
    event: 'icon-covered'
    seat: number
    resource: string
  }
  /**
   * A theft token was taken off.
   */
  export interface IconFreed {
    event: 'icon-freed'
    seat: number
    resource: string
  }
  export interface Neutralised {
    event: 'neutralised'
    seat: number
    menace: string
  }
  /**
   * Scenario: the match is lost at once; `why` is `vermin` or `cubes`.
   */
  export interface Ruined {
    event: 'ruined'
    why: string
  }
  /**
   * A seat took its last action back: what happened in the game from event `since` on does
   *     not count. What was done at the table, as resigning, stands.
   */
  export interface Undone {
    event: 'undone'
    seat: number
    since: number
  }
  /**
   * As `Undone`, with the consent of the others.
   */
  export interface TakenBack {
    event: 'taken-back'
    seat: number
    since: number
  }
  export interface Resigned {
    event: 'resigned'
    seat: number
  }
  /**
   * A bot plays on in a seat; without one, whoever sits there has come back.
   *
   *     `failed` is the bot that sat there before, where that could not answer any more.
   */
  export interface StoodIn {
    event: 'stood-in'
    seat: number
    bot: string
    failed: string
  }
  /**
   * In a preview: something would happen here, and the seat cannot know what.
   */
  export interface Unforeseen {
    event: 'unforeseen'
  }
  /**
   * One line of a seat's score: for what, and how many points.
   */
  export interface Line {
    what: Message
    points: number
  }
  /**
   * A card in an offer area, a draft area or among what was left over.
   *
   *     `card` is none where the viewer does not know it; who laid it face down remembers it.
   *     `laid_by` is the seat that laid it face down; none for a danger and for face-up cards.
   */
  export interface LyingView {
    card: string | null
    face_down: boolean
    laid_by: number | null
  }
  export interface MenaceView {
    menace: string
    soldiers: number
    points: number
  }
  /**
   * module: the one module every match is played with; teaching is our own, without any.
   * side: the side of the duchy cards, the same for both.
   * stacks: the menaces of each seat; none named: each seat chooses (ruling WK-24).
   * board: the quest board.
   * duchy: who plays alone may choose the duchy.
   * scenario: for one player; it brings its own modules.
   */
  export interface WonderfulOptions {
    module: 'advisors' | 'menaces' | 'quests' | 'teaching'
    side: 'A' | 'B'
    stacks: ('frost-giant' | 'giant-rat' | 'shadow' | 'thief')[]
    board: 'any' | 'north-lands' | 'plague-lord' | 'usurper'
    duchy: 'any' | 'teressie' | 'valados'
    scenario: 'frozen-north' | 'last-battle' | 'none' | 'prophecy' | 'rat-invasion' | 'thieves-guild' | 'under-siege'
  }
  /**
   * What the key of an online match was made from, in hexadecimal digits.
   *
   *     The house's commitment, which was published first; its bytes; and those of every seat's
   *     client, empty for a seat that sent none.
   */
  export interface Proof {
    commitment: string
    house: string
    seats: string[]
  }
  /**
   * Save, replay, bug report, regression fixture and training sample in one.
   *
   *     `check` is a digest of everything else, so that a damaged file is noticed.
   */
  export interface Record {
    game: string
    rules: number
    cards: CardsNote
    options: {}
    seats: Chair[]
    key: string
    entries: (Act | Undo | TakeBack | Resign | Clock | StandIn | End)[]
    rated: boolean
    result: Result | null
    format: number
    check: string
    proof?: Proof
  }
  export interface Undo {
    entry: 'undo'
    seat: number
  }
  export interface TakeBack {
    entry: 'takeback'
    seat: number
    consent: number[]
  }
  export interface Resign {
    entry: 'resign'
    seat: number
  }
  /**
   * Who plays on in a seat; `failed` is the bot before it, where that could not answer.
   *
   *     What is not there is left out, so that the checks of older records still hold.
   */
  export interface StandIn {
    entry: 'stand_in'
    seat: number
    bot: string
    failed: string
  }
  /**
   * Scores, ranks, wins and how the points came about: one entry a seat each.
   *
   *     Ranks start at 1 and are shared where the rulebook shares. In a solo game the
   *     seat may have lost; a rules-driven opponent's score is `opponent`, and its lines
   *     are `opponent_breakdown`.
   */
  export interface Result {
    scores: number[]
    ranks: number[]
    won: boolean[]
    breakdown: Line[][]
    opponent: number | null
    opponent_breakdown?: Line[]
    resigned: number[]
  }
  /**
   * Why an action is not legal: a code with values, and where the rule stands.
   *
   *     `rule` is an anchor of our rules page, `page` the rulebook's page.
   *     The sentence is the message `refusal-<code>`.
   */
  export interface Refusal {
    code: string
    args: {
      [k: string]: string | number | string[]
    }
    rule: string
    page: number
  }
  export interface Scene {
    areas: Area[]
  }
  /**
   * What lies before a seat; of its hand only what the viewer knows.
   */
  export interface SeatView {
    duchy: string
    duchy_icons: number[]
    covered: number[]
    duchy_points: number
    duchy_points_per: number
    duchy_points_type: string | null
    produces: number[]
    stack: string | null
    dangers: string[]
    hand: string[]
    hidden_cards: number
    draft: LyingView[]
    sites: SiteView[]
    built: string[]
    types: number[]
    calamities: string[]
    menaces: MenaceView[]
    advisors: AdvisorView[]
    drawn: string[]
    hidden_drawn: number
    discarded: string[]
    boxed: string[]
    alchemy: number[]
    cubes: number[]
    any_cubes: number
    more_cubes: number
    named: string | null
    krystallium_on: string | null
    melted: number
    krystallium: number
    soldiers: number
    training: number
    traps: number
    spies: number
    hidden_spies: number
    tasks: string[]
    points: number
  }
  /**
   * A card under construction: cost and what it lacks, each as materials, population, money,
   *     discoveries, krystallium, soldiers; and the frost giant under it.
   */
  export interface SiteView {
    card: string
    cost: number[]
    lacks: number[]
    giant: string | null
  }
  /**
   * A task: price and reward as materials, population, money, discoveries, krystallium,
   *     soldiers, and for the reward spies and points.
   */
  export interface TaskView {
    task: string
    board: string
    final: boolean
    price: number[]
    reward: number[]
    done_by: number[]
  }
  /**
   * Whether the seat's last action can be undone freely, taken back by consent, or neither.
   */
  export interface UndoState {
    can: 'nothing' | 'take-back' | 'undo'
    why: Refusal | null
  }
  export interface WonderfulView {
    seat: number | null
    to_act: number[]
    may_speak: number[]
    asked: Asked | null
    undo: UndoState
    over: boolean
    result: Result | null
    round: number
    phase: string
    stage: string | null
    first: number
    side: string
    module: string
    scenario: string | null
    seats: SeatView[]
    offers: LyingView[][]
    trap_set: boolean
    deck: number
    top: string | null
    danger_deck: number
    sure_dangers: string[]
    vermin: string[]
    aside: string[]
    left: LyingView[]
    searching: number | null
    found: string[]
    hidden_found: number
    tasks: TaskView[]
    lost_cubes: number
    lost_at: number
    must_build: string[]
    alone: AloneView | null
    facts: {
      [k: string]: CardFacts
    }
  }
}
