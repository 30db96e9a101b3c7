// Made by `npm run types` from the schemas of the service: change those, not this.

export interface paths {
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * KindsOfBots
         * @description The bots that can be seated.
         */
        get: operations["ApiBotsKindsOfBots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shelf
         * @description The games that can be played here.
         */
        get: operations["ApiGamesShelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Components
         * @description What is in the box, and where each value comes from.
         */
        get: operations["ApiGamesComponentsComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture
         * @description The picture of a game.
         */
        get: operations["ApiGamesPicturePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Best
         * @description The leaderboard of a game, 100 at a time.
         */
        get: operations["ApiGamesRatingsBest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules of a game in our own words, rule by rule.
         */
        get: operations["ApiGamesRulesLanguageRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rulings/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rulings
         * @description How we read a game's rulebook where it is unclear.
         */
        get: operations["ApiGamesRulingsLanguageRulings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/texts/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * GameTexts
         * @description What a game says in a language, as a Fluent file.
         */
        get: operations["ApiGamesTextsLanguageGameTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Guest
         * @description Who the service thinks one is; nobody, if it does not know one yet.
         */
        get: operations["ApiGuestGuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed
         * @description Matches in the lobby: those that wait for players, go on, or are over; 100 at a time.
         */
        get: operations["ApiMatchesListed"];
        put?: never;
        /**
         * Make
         * @description Make a match. It gathers until its host starts it.
         */
        post: operations["ApiMatchesMake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One
         * @description A match: who sits there, and when it is over how it came out and what its key is made of.
         */
        get: operations["ApiMatchesMatchIdOne"];
        put?: never;
        post?: never;
        /**
         * CallOff
         * @description The host gives a match up before it has begun.
         */
        delete: operations["ApiMatchesMatchIdCallOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/bytes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AddBytes
         * @description Add bytes to the key, from who sits already and has seen the commitment.
         */
        post: operations["ApiMatchesMatchIdBytesAddBytes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/chairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Sit down in a free seat.
         */
        post: operations["ApiMatchesMatchIdChairsJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/chairs/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave
         * @description Leave a seat: one's own, or before the start, for the host, anybody's.
         *
         *     Once the match has begun, the house's own bot plays on.
         */
        delete: operations["ApiMatchesMatchIdChairsSeatLeave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/chairs/{seat}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * SeatBot
         * @description The host puts a bot into a free seat.
         */
        put: operations["ApiMatchesMatchIdChairsSeatBotSeatBot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Heard
         * @description The next messages of a match after a number, oldest first, at most 100 at a time.
         */
        get: operations["ApiMatchesMatchIdChatHeard"];
        put?: never;
        /**
         * Say
         * @description Say something to a match one sits in.
         */
        post: operations["ApiMatchesMatchIdChatSay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/chat/{message}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Show a message to the host of the house.
         */
        post: operations["ApiMatchesMatchIdChatMessageReportReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Muted
         * @description Whom one does not want to hear in this match.
         */
        get: operations["ApiMatchesMatchIdMutesMuted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/mutes/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute
         * @description Do not hear somebody in this match any more.
         */
        put: operations["ApiMatchesMatchIdMutesOtherMute"];
        post?: never;
        /**
         * Unmute
         * @description Hear somebody in this match again.
         */
        delete: operations["ApiMatchesMatchIdMutesOtherUnmute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record of a match that is over, with what `regnum verify` needs.
         */
        get: operations["ApiMatchesMatchIdRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description Begin, when every seat is taken.
         */
        post: operations["ApiMatchesMatchIdStartStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Steps
         * @description The table after each entry of a match that is over: 40 entries from `first` on.
         */
        get: operations["ApiMatchesMatchIdStepsSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who the service thinks one is.
         */
        get: operations["ApiMeMe"];
        /**
         * Rename
         * @description Change one's name, as long as it is not claimed.
         */
        put: operations["ApiMeRename"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alerts
         * @description The ways one is told of one's turns.
         */
        get: operations["ApiMeAlertsAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/alerts/{alert_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove
         * @description Be told this way no more.
         */
        delete: operations["ApiMeAlertsAlertIdRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/alerts/{alert_id}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * TryOut
         * @description Send a trial.
         */
        post: operations["ApiMeAlertsAlertIdTrialTryOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/alerts/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AddFeed
         * @description A private feed (Atom) of one's turns. Its address is shown only now; an old one ends.
         */
        post: operations["ApiMeAlertsFeedAddFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/alerts/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AddPush
         * @description A browser's push subscription.
         */
        post: operations["ApiMeAlertsPushAddPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/alerts/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AddWebhook
         * @description An https address that is sent a small JSON (POST) for each turn.
         *
         *     The header `X-Regnum-Signature` is `sha256=` and the HMAC of the body with the secret,
         *     which is shown only now.
         */
        post: operations["ApiMeAlertsWebhookAddWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocked
         * @description Whom one does not want to hear anywhere.
         */
        get: operations["ApiMeBlocksBlocked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocks/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block
         * @description Do not hear somebody anywhere any more.
         */
        put: operations["ApiMeBlocksOtherBlock"];
        post?: never;
        /**
         * Unblock
         * @description Hear somebody again.
         */
        delete: operations["ApiMeBlocksOtherUnblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim
         * @description Make one's name one's own with a password. The recovery code is shown only now.
         */
        post: operations["ApiMeClaimClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/farewell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Farewell
         * @description Delete one's account. Matches stay for the others, without one's name.
         */
        post: operations["ApiMeFarewellFarewell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OwnPast
         * @description All one has played.
         */
        get: operations["ApiMeHistoryOwnPast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mine
         * @description One's own matches, 100 at a time.
         */
        get: operations["ApiMeMatchesMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Papers
         * @description Everything the service keeps about one, to take along.
         */
        get: operations["ApiMePapersPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ChangePassword
         * @description Change one's password. Other sessions and all tokens end, the recovery code is new.
         */
        post: operations["ApiMePasswordChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * EndSessions
         * @description End one's sessions on all other devices.
         */
        delete: operations["ApiMeSessionsEndSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens
         * @description One's tokens, without what they say.
         */
        get: operations["ApiMeTokensTokens"];
        put?: never;
        /**
         * MakeToken
         * @description A token for a program of one's own: `Authorization: Bearer …` instead of the cookie.
         */
        post: operations["ApiMeTokensMakeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * RevokeToken
         * @description Make a token worthless.
         */
        delete: operations["ApiMeTokensTokenIdRevokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turns
         * @description Which of one's matches wait for one, by their ids.
         */
        get: operations["ApiMeTurnsTurns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come
         * @description Come in under a name, without registering.
         */
        post: operations["ApiPeopleCome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Somebody
         * @description Somebody's name, and whether it is their own.
         */
        get: operations["ApiPeoplePersonIdSomebody"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person_id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past
         * @description What somebody has played in matches that were open to others.
         */
        get: operations["ApiPeoplePersonIdMatchesPast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person_id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ratings
         * @description Somebody's ratings, one a game.
         */
        get: operations["ApiPeoplePersonIdRatingsRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person_id}/ratings/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes
         * @description How somebody's rating in a game came about, newest first, 100 at a time.
         */
        get: operations["ApiPeoplePersonIdRatingsGameChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * PushKey
         * @description The key that browsers subscribe with, where web push is configured.
         */
        get: operations["ApiPushKeyPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover
         * @description Set a new password by the recovery code. Old sessions and tokens end; the code is new.
         */
        post: operations["ApiRecoveryRecover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ComeBack
         * @description Come back by name and password, from any device.
         */
        post: operations["ApiSessionsComeBack"];
        /**
         * Leave
         * @description End this session: its cookie is good no more.
         */
        delete: operations["ApiSessionsLeave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OwnTexts
         * @description What every table and the service itself say in a language, as a Fluent file.
         */
        get: operations["ApiTextsLanguageOwnTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether this node can do its work: 200 if it can, else 503.
         */
        get: operations["HealthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Adding */
        Adding: {
            bytes: string;
        };
        /** AlertInfo */
        AlertInfo: {
            address: string;
            failures: number;
            id: string;
            /** @enum {string} */
            kind: "feed" | "webhook" | "push";
            made: number;
            secret?: string | null;
        };
        /** Area */
        Area: {
            /** @default [] */
            areas?: components["schemas"]["Area"][];
            /** @default 0 */
            columns?: number;
            id: string;
            /**
             * @default row
             * @enum {string}
             */
            layout?: "row" | "stack" | "grid" | "track" | "counters";
            owner?: number | null;
            /** @default [] */
            pieces?: components["schemas"]["Piece"][];
            title: components["schemas"]["Message"];
        };
        /** AskInfo */
        AskInfo: {
            /** @default [] */
            agreed?: number[];
            /** @default false */
            begun?: boolean;
            /** @default  */
            match?: string;
            n: number;
            seat: number;
            /** @enum {string} */
            what: "take-back" | "end" | "rematch";
        };
        /** BotInfo */
        BotInfo: {
            id: string;
            stand_in: boolean;
        };
        /** BotWish */
        BotWish: {
            bot: string;
        };
        /** ChairInfo */
        ChairInfo: {
            bot: string;
            name: string;
            person: string | null;
            seat: number;
        };
        /** ChairWish */
        ChairWish: {
            /** @default  */
            bot?: string;
            /** @default  */
            name?: string;
            /**
             * @default open
             * @enum {string}
             */
            who?: "me" | "open" | "bot";
        };
        /** ChangeInfo */
        ChangeInfo: {
            at: number;
            deviation: number;
            deviation_before: number;
            match: string;
            rating: number;
            rating_before: number;
        };
        /** Chatted */
        Chatted: {
            at: number;
            m: number;
            name: string;
            person: string;
            /** @constant */
            tell: "chatted";
            text: string;
        };
        /** Claimed */
        Claimed: {
            person: components["schemas"]["PersonInfo"];
            recovery: string;
        };
        /** Claiming */
        Claiming: {
            password: string;
        };
        /** ClockWish */
        ClockWish: {
            /** @default 0 */
            increment?: number;
            /**
             * @default none
             * @enum {string}
             */
            kind?: "none" | "move" | "game";
            /** @default 0 */
            seconds?: number;
            /**
             * @default bot
             * @enum {string}
             */
            time_out?: "bot" | "resign";
        };
        /** Coming */
        Coming: {
            name: string;
        };
        /** ComingBack */
        ComingBack: {
            name: string;
            password: string;
        };
        /** ComponentInfo */
        ComponentInfo: {
            fields: {
                [key: string]: unknown;
            };
            name: string;
            rule: string;
            sources: {
                [key: string]: string;
            };
        };
        /** ComponentKind */
        ComponentKind: {
            entries: components["schemas"]["ComponentInfo"][];
            kind: string;
        };
        /** Fault */
        Fault: {
            code: string;
            message?: unknown;
            sentence: string;
        };
        /** GameInfo */
        GameInfo: {
            entries: number;
            hidden: boolean;
            id: string;
            minutes: [
                number,
                number
            ];
            modes: components["schemas"]["ModeInfo"][];
            names: {
                [key: string]: string;
            };
            options: components["schemas"]["OptionInfo"][];
            picture: boolean;
            rules: number;
            seats: number[];
            solo: boolean;
            stand_ins: number;
            summaries: {
                [key: string]: string;
            };
        };
        /** Health */
        Health: {
            /** @enum {string} */
            status: "ok" | "unwell";
        };
        /** Joining */
        Joining: {
            /** @default  */
            bytes?: string;
            seat?: number | null;
        };
        /** Leaving */
        Leaving: {
            name: string;
            /** @default  */
            password?: string;
        };
        /** Likewise */
        Likewise: {
            notation: string;
            steps: unknown[];
        };
        /** MatchInfo */
        MatchInfo: {
            called?: {
                [key: string]: string;
            };
            chairs: components["schemas"]["ChairInfo"][];
            /** @default [] */
            changed?: string[];
            /** @default [] */
            changed_cards?: string[];
            clock: components["schemas"]["ClockWish"];
            commitment: string;
            ended: number | null;
            game: string;
            host: string | null;
            id: string;
            in_lobby: boolean;
            made: number;
            options: {
                [key: string]: unknown;
            };
            proof?: components["schemas"]["ProofInfo"] | null;
            rated: boolean;
            rematch?: string | null;
            result?: unknown;
            started: number | null;
            /** @enum {string} */
            status: "gathering" | "playing" | "over" | "closed";
        };
        /** MatchWish */
        MatchWish: {
            cards?: {
                [key: string]: unknown;
            };
            chairs: components["schemas"]["ChairWish"][];
            clock?: components["schemas"]["ClockWish"];
            game: string;
            /** @default false */
            in_lobby?: boolean;
            options?: {
                [key: string]: unknown;
            };
            /** @default false */
            rated?: boolean;
        };
        /** Message */
        Message: {
            args?: {
                [key: string]: string | number | string[];
            };
            id: string;
        };
        /** ModeInfo */
        ModeInfo: {
            id: string;
            options: {
                [key: string]: unknown;
            };
            seats: number[];
        };
        /** NewPassword */
        NewPassword: {
            new: string;
            old: string;
        };
        /** Option */
        Option: {
            action: unknown;
            notation: string;
            outcome?: components["schemas"]["Message"] | null;
            touches: string[];
            words: components["schemas"]["Message"];
        };
        /** OptionInfo */
        OptionInfo: {
            beside?: {
                [key: string]: string[];
            };
            /** @default [] */
            choices?: string[];
            default: unknown;
            /** @enum {string} */
            kind: "flag" | "number" | "choice" | "several";
            least?: number | null;
            most?: number | null;
            name: string;
            /** @default [] */
            seats?: number[];
        };
        /** Papers */
        Papers: {
            alerts: {
                [key: string]: unknown;
            }[];
            blocks: {
                [key: string]: unknown;
            }[];
            chat: {
                [key: string]: unknown;
            }[];
            matches: {
                [key: string]: unknown;
            }[];
            mutes: {
                [key: string]: unknown;
            }[];
            person: {
                [key: string]: unknown;
            };
            rating_changes: {
                [key: string]: unknown;
            }[];
            ratings: {
                [key: string]: unknown;
            }[];
            reports: {
                [key: string]: unknown;
            }[];
            tokens: {
                [key: string]: unknown;
            }[];
            turns: {
                [key: string]: unknown;
            }[];
        };
        /** PastInfo */
        PastInfo: {
            match: components["schemas"]["MatchInfo"];
            rank: number | null;
            score: number | null;
            seats: number[];
            won: boolean;
        };
        /** PastPage */
        PastPage: {
            matches: components["schemas"]["PastInfo"][];
            next?: string | null;
        };
        /** PersonInfo */
        PersonInfo: {
            claimed: boolean;
            id: string;
            name: string;
        };
        /** Piece */
        Piece: {
            /** @default [] */
            badges?: components["schemas"]["Message"][];
            /** @default true */
            face_up?: boolean;
            id: string;
            name: components["schemas"]["Message"];
        };
        /** ProofInfo */
        ProofInfo: {
            commitment: string;
            house: string;
            key: string;
            seats: string[];
        };
        /** Proposal */
        Proposal: {
            outcome?: components["schemas"]["Message"] | null;
            steps: unknown[];
        };
        /** PushKey */
        PushKey: {
            key: string;
        };
        /** PushWish */
        PushWish: {
            auth: string;
            endpoint: string;
            p256dh: string;
        };
        /** RatingInfo */
        RatingInfo: {
            deviation: number;
            game: string;
            name: string;
            person: string;
            played: number;
            rating: number;
            standing: number;
        };
        /** Recovering */
        Recovering: {
            code: string;
            name: string;
            password: string;
        };
        /** Renaming */
        Renaming: {
            name: string;
        };
        /** Reporting */
        Reporting: {
            /** @default  */
            why?: string;
        };
        /** RuleInfo */
        RuleInfo: {
            anchor: string;
            text: string;
            title: string;
        };
        /** RulesPage */
        RulesPage: {
            first_game: string[];
            introduction: string;
            rules: components["schemas"]["RuleInfo"][];
            title: string;
        };
        /** RulingInfo */
        RulingInfo: {
            group: string;
            id: string;
            option: string;
            question: string;
            ruling: string;
            where: string;
            why: string;
        };
        /** Saying */
        Saying: {
            /** @default  */
            id?: string;
            text: string;
        };
        /** Scene */
        Scene: {
            areas: components["schemas"]["Area"][];
        };
        /** Steps */
        Steps: {
            last: number;
            steps: components["schemas"]["Update"][];
        };
        /** TokenInfo */
        TokenInfo: {
            id: string;
            label: string;
            made: number;
            token?: string | null;
        };
        /** TokenWish */
        TokenWish: {
            /** @default  */
            label?: string;
        };
        /** Update */
        Update: {
            /** @default [] */
            asks?: components["schemas"]["AskInfo"][];
            at: number;
            /** @default [] */
            bots?: string[];
            /** @default [] */
            clocks?: (number | null)[];
            /** @default [] */
            events?: unknown[];
            /** @default [] */
            failed?: string[];
            game: string;
            /** @default [] */
            likewise?: components["schemas"]["Likewise"][];
            /** @default [] */
            log?: components["schemas"]["Message"][];
            n: number;
            /** @default 0 */
            now?: number;
            /** @default [] */
            options?: components["schemas"]["Option"][];
            proposal?: components["schemas"]["Proposal"] | null;
            scene?: components["schemas"]["Scene"] | null;
            seat: number | null;
            /** @default  */
            status?: string;
            /** @constant */
            tell: "update";
            view?: unknown;
        };
        /** WebhookWish */
        WebhookWish: {
            address: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiBotsKindsOfBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotInfo"][];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiGamesShelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiGamesComponentsComponents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentKind"][];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiGamesPicturePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiGamesRatingsBest: {
        parameters: {
            query?: {
                /** @description The last person of the page before */
                before?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingInfo"][];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiGamesRulesLanguageRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                language: "en" | "ru" | "uk";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesPage"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiGamesRulingsLanguageRulings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                language: "en" | "ru" | "uk";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulingInfo"][];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiGamesTextsLanguageGameTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                language: "en" | "ru" | "uk";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiGuestGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"] | null;
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesListed: {
        parameters: {
            query?: {
                /** @description The last match of the page before */
                before?: string;
                game?: string | null;
                status?: "gathering" | "playing" | "over";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"][];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMake: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchWish"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdCallOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdBytesAddBytes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Adding"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdChairsJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdChairsSeatLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a match */
                match_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdChairsSeatBotSeatBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a match */
                match_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdChatHeard: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chatted"][];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdChatSay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Saying"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chatted"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdChatMessageReportReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
                message: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reporting"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdMutesMuted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"][];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdMutesOtherMute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdMutesOtherUnmute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdRecordRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdStartStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMatchesMatchIdStepsSteps: {
        parameters: {
            query?: {
                /** @description The number of the first entry */
                first?: number;
                /** @description With whose eyes; without it, anybody's */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description The id of a match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Steps"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeRename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Renaming"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeAlertsAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertInfo"][];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeAlertsAlertIdRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeAlertsAlertIdTrialTryOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeAlertsFeedAddFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertInfo"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeAlertsPushAddPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushWish"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeAlertsWebhookAddWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookWish"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeBlocksBlocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"][];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeBlocksOtherBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeBlocksOtherUnblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeClaimClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Claiming"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claimed"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeFarewellFarewell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Leaving"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeHistoryOwnPast: {
        parameters: {
            query?: {
                before?: string;
                game?: string;
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastPage"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeMatchesMine: {
        parameters: {
            query?: {
                /** @description The last match of the page before */
                before?: string;
                status?: "gathering" | "playing" | "over";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"][];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMePapersPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMePasswordChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claimed"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeSessionsEndSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeTokensTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenInfo"][];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeTokensMakeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenWish"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeTokensTokenIdRevokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiMeTurnsTurns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description come-in-first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiPeopleCome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Coming"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiPeoplePersonIdSomebody: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiPeoplePersonIdMatchesPast: {
        parameters: {
            query?: {
                before?: string;
                game?: string;
                most?: number;
            };
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastPage"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiPeoplePersonIdRatingsRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingInfo"][];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiPeoplePersonIdRatingsGameChanges: {
        parameters: {
            query?: {
                /** @description The last match of the page before */
                before?: string;
            };
            header?: never;
            path: {
                game: string;
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeInfo"][];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiPushKeyPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiRecoveryRecover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovering"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claimed"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiSessionsComeBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComingBack"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInfo"];
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-413 */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiSessionsLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description banned, not-at-this-table, not-your-seat, only-the-host, other-origin, rated-claimed-names, sent-away, wrong-name-or-code, wrong-name-or-password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ApiTextsLanguageOwnTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: "en" | "ru" | "uk";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description bad-address, bad-chat, bad-name, bad-page, bad-password, bad-push-keys, clock-without-time, http-400, not-oneself, not-your-name, rated-no-bots, rated-not-alone, rated-one-seat, rated-shipped-cards */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description http-404, no-picture, no-push, no-such-alert, no-such-feed, no-such-match, no-such-message, no-such-page, no-such-person, no-such-seat, no-such-token, no-pages */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description alert-failed, already-claimed, id-used, match-closed, name-claimed, no-free-seat, not-begun, not-claimed, not-gathering, not-over, rated-no-bots, rated-one-seat, seats-are-free, too-many-alerts, too-many-tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description database-away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    HealthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description too-fast, too-many-bot-matches, too-many-matches, too-many-tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description It cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
