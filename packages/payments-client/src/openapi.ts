// Made of packages/payments/openapi.json: see publishing/generate.ts.
export interface paths {
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an app
         * @description Shown only once. The app authenticates with HTTP Basic: an empty username and the key as the password.
         */
        post: operations["createApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the calling app
         * @description The quickest way to test a key.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Newest first, including revoked keys. Shows only the first eight characters of each key.
         */
        get: operations["listAppKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Existing keys stay valid, so you can rotate keys without downtime. The new key is shown only once.
         */
        post: operations["createAppKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/keys/{keyId}": {
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
         * Revoke an API key
         * @description The key stops working at once.
         */
        delete: operations["deleteAppKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a merchant
         * @description The calling app gets access. A merchant with `test: true` accepts test cards at once. A live merchant needs the operator's approval.
         */
        post: operations["createMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a merchant and its balance
         * @description The balance is in minor units of the merchant's currency. `claim` lists the merchant's permissions, `pricing` its fees.
         */
        get: operations["getMerchant"];
        /**
         * Update a merchant
         * @description Omitted fields keep their values.
         */
        put: operations["updateMerchant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/{appId}/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an app's merchants
         * @description Newest first. The app must be the caller.
         */
        get: operations["listIdentityMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the apps with access
         * @description Only the calling app sees its own keys.
         */
        get: operations["listMerchantApps"];
        put?: never;
        /**
         * Give an app access
         * @description The app gets the same permissions as the caller.
         */
        post: operations["createMerchantApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an app and a key for a merchant without usable keys
         * @description Only for persons, through the desk: owners and managers who have lost their keys. The key is shown only once.
         */
        post: operations["createMerchantKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/apps/{appId}": {
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
         * Remove an app's access
         * @description The app loses access to this merchant at once.
         */
        delete: operations["deleteMerchantApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users and invitations
         * @description Newest first.
         */
        get: operations["listMerchantUsers"];
        put?: never;
        /**
         * Invite a user
         * @description A person with an account becomes a user at once. Anyone else gets a mail with a link.
         */
        post: operations["createMerchantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a user's role
         * @description The role applies from the next request. An app can add an owner only to a merchant without an owner and without approval.
         */
        put: operations["updateMerchantUser"];
        post?: never;
        /**
         * Remove a user or an invitation
         * @description Removes a user, or a pending invitation.
         */
        delete: operations["deleteMerchantUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a person's merchants and roles
         * @description Newest first. Only for persons, through the desk.
         */
        get: operations["listMeMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/link-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or replace the secret for payment links
         * @description Replaces an existing secret, and invalidates links signed with it. The secret is shown only once. It can sign links of any amount: keep it on the shop's server.
         */
        post: operations["createMerchantLinkSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a merchant's payment link settings
         * @description Signing, capture mode, sites, and the basic link.
         */
        get: operations["getMerchantLinks"];
        /**
         * Update a merchant's payment link settings
         * @description If signatures are required, the payment page opens signed links only, and orders need the seal of such a link.
         */
        put: operations["updateMerchantLinks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/tds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a test merchant's 3-D Secure mode
         * @description `full` requires 3-D Secure for every payment. `attempt` also accepts cards without 3-D Secure. Only operators can set it for live merchants.
         */
        put: operations["updateMerchantTds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/bank-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's bank account requests
         * @description Newest first, with their states.
         */
        get: operations["listMerchantBankRequests"];
        put?: never;
        /**
         * Request another bank account for payouts
         * @description Takes effect at once for a test merchant. A live merchant's request needs the operator's approval, and replaces a pending one.
         */
        post: operations["createMerchantBankRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/refund-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a merchant's refund limits
         * @description In minor units of the merchant's currency. Apps have no limit.
         */
        get: operations["getMerchantRefundLimits"];
        /**
         * Update a merchant's refund limits
         * @description A new limit also counts the person's refunds of the last 24 hours.
         */
        put: operations["updateMerchantRefundLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request ownership of a test merchant
         * @description Sends a link to the contact address of a test merchant without an owner. The response is the same for any other merchant ID.
         */
        post: operations["createMeClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/claims/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept ownership of a test merchant
         * @description The link works once, for a day, and only for the person who requested it.
         */
        post: operations["createMeClaimAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's audit log
         * @description Newest first, without expiry. For money movements, see the trails of transactions.
         */
        get: operations["listMerchantActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/card-balances": {
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
         * Reset the balances of a test merchant's cards
         * @description Payments set these balances with `test.card.balance`. They expire after a day.
         */
        delete: operations["deleteMerchantCardBalances"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's transactions
         * @description Newest first, including declined ones.
         */
        get: operations["listMerchantTransactions"];
        put?: never;
        /**
         * Charge an earlier transaction's card or a saved card again
         * @description Pass the transaction that the customer made. A later one counts as that one, and the response then has the headers `Deprecation` and `Link` to it. For live merchants, the customer must have agreed to later payments.
         */
        post: operations["createMerchantTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture an authorised amount
         * @description Captures an authorisation in full or in part. Returns the whole transaction.
         */
        post: operations["captureTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a captured amount
         * @description Refunds the card in full or in part. Returns the whole transaction.
         */
        post: operations["refundTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/voids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an authorised amount
         * @description Releases an authorisation in full or in part. Returns the whole transaction.
         */
        post: operations["voidTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a transaction and its trail
         * @description The trail lists every capture, refund and void, with its change of the merchant's balance.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's saved cards
         * @description Newest first, without deleted ones. To list a card's payments, use `filter[card]` of transactions.
         */
        get: operations["listMerchantCards"];
        put?: never;
        /**
         * Save a transaction's card
         * @deprecated
         * @description For later payments without the customer. New integrations pay again from a transaction instead.
         */
        post: operations["createMerchantCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a saved card
         * @description Returns the card's details without its full number.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        /**
         * Delete a saved card
         * @description The card accepts no further charges. Running charges continue. Repeating the call changes nothing.
         */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's disputes
         * @description Newest first.
         */
        get: operations["listDisputes"];
        put?: never;
        /**
         * Create a test dispute
         * @description For tests. Takes the amount and the dispute fee from the balance.
         */
        post: operations["createDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a dispute
         * @description `due` is the deadline for the answer.
         */
        get: operations["getDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the answer to a dispute
         * @description Possible once, before `due`, with the uploaded files. The operator gets `dispute.answered` and decides, like a bank.
         */
        post: operations["answerDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes/{id}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a dispute as lost
         * @description Loses the dispute at once and sends `dispute.lost`.
         */
        post: operations["acceptDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes/{id}/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an evidence file
         * @description Returns the uploaded file.
         */
        get: operations["getDisputeFile"];
        /**
         * Upload an evidence file
         * @description A PDF, a PNG or a JPEG of at most 4 MB, up to five files, until you answer the dispute. The service encrypts it. A file with the same name replaces the old one.
         */
        put: operations["updateDisputeFile"];
        post?: never;
        /**
         * Delete an evidence file
         * @description Possible until you answer the dispute.
         */
        delete: operations["deleteDisputeFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes/{id}/wins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a dispute as won, on a test merchant
         * @description The amount returns to the balance.
         */
        post: operations["createDisputeWin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes/{id}/losses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a dispute as lost, on a test merchant
         * @description The customer keeps the amount.
         */
        post: operations["createDisputeLoss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/frauds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's fraud reports
         * @description Newest first.
         */
        get: operations["listFrauds"];
        put?: never;
        /**
         * Create a test fraud report
         * @description For tests. Changes no balance.
         */
        post: operations["createFraud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/frauds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a fraud report
         * @description The issuer's report about a transaction.
         */
        get: operations["getFraud"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's balance lines
         * @description Newest first. The merchant's balance is the sum of `balance` over all lines.
         */
        get: operations["listMerchantLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lines/{lineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a balance line
         * @description The change of a capture, a refund, a dispute or a payout, in the merchant's currency, and its fee.
         */
        get: operations["getLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's payouts
         * @description Newest first. A payout starts as `created`. In euro it becomes `exported`, then `paid`. The bank can return it later: `returned`.
         */
        get: operations["listMerchantPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a payout and its balance lines
         * @description Lists the lines since the previous payout, newest first. Pass the last ID as `before` for more. `carried`, usually 0, and the lines add up to the amount.
         */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/takings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report a merchant's revenue by day
         * @description Sums the lines of each day. Excludes payouts and entries that the acquirer rejected.
         */
        get: operations["getMerchantTakings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search by ID, reference, last four digits or amount
         * @description Exact matches only. An amount is in major units of any currency, `9.95` or `9,95`.
         */
        get: operations["searchMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a token for a card number or security code
         * @description `pcn` is a card number, `pcsc` its security code. The token is valid for ten minutes and one order.
         */
        post: operations["createVaultToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment
         * @description Repeating the same order returns the same response. If the issuer requires authentication, the response lists challenges. Solve one and repeat the order with its hints until the result is final.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/challenges/tds-fingerprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collect browser data for 3-D Secure in a hidden iframe
         * @description Post `fields` to `action` in a hidden iframe, wait for its hints, and send them with the order.
         */
        post: operations["createPaymentChallengeTdsFingerprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/challenges/tds-authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authenticate the payer with 3-D Secure
         * @description Repeat the order with the returned hints.
         */
        post: operations["createPaymentChallengeTdsAuthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/challenges/tds-challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Challenge the payer with 3-D Secure in an iframe
         * @description Post `fields` to `action` in a visible iframe, wait for its hints, and send them with the order.
         */
        post: operations["createPaymentChallengeTdsChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/link-signatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a payment link
         * @description For links from a shop's server, for a customer or the popup. Returns the signature and the complete link.
         */
        post: operations["createMerchantLinkSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event types
         * @description The types of a merchant's events and webhooks, with a description and an example. Ignore unknown types: more may come.
         */
        get: operations["listEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's events
         * @description A complete feed: pass the last event's ID as `after`, and you miss nothing, even with concurrent changes. Use this list to keep up with a merchant. In other lists, a late entry can appear behind `after`. The service keeps events for 90 days, and test events for 30.
         */
        get: operations["listMerchantEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream a merchant's events
         * @description Starts after `Last-Event-ID`, or else after `after`, or else now. The stream has the same events in the same order as the list. Reconnect with the last `id` to miss and repeat nothing. The service sends a comment every 15 seconds. A stream ends after an hour, when access ends, or if the client stops reading. An app may have five streams per merchant. Errors have a body if `Accept` includes JSON.
         */
        get: operations["getMerchantEventStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an event and its deliveries
         * @description Events never change. Includes the deliveries to the merchant's webhooks.
         */
        get: operations["getMerchantEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Newest first, without secrets.
         */
        get: operations["listMerchantWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Delivers each new event of the chosen types at least once. Use `webhook-id` to detect duplicates. Signatures follow Standard Webhooks. The secret is shown only here. A repeat with the same Idempotency-Key shows the current secret. A merchant has at most sixteen webhooks.
         */
        post: operations["createMerchantWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a webhook
         * @description `waiting` counts pending deliveries, including retries. The service disables a webhook after five days of failures, or if its endpoint answers 410.
         */
        get: operations["getMerchantWebhook"];
        /**
         * Update, pause or resume a webhook
         * @description Omitted fields keep their values. A paused webhook loses no events. On activation, it resumes where it stopped, or with `from` now. Pending deliveries go to the current URL.
         */
        put: operations["updateMerchantWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Starts no further attempts. The service keeps its deliveries for another hour.
         */
        delete: operations["deleteMerchantWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook's signing secret
         * @description The old secret stays valid for a day, or for the given hours. During that time, `webhook-signature` has both signatures, separated by a space.
         */
        post: operations["createMerchantWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a webhook's deliveries
         * @description Newest first. Events of one transaction arrive in order: each waits for the previous one. The service keeps deliveries for thirty days, and test deliveries for seven.
         */
        get: operations["listMerchantWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/webhooks/{webhookId}/deliveries/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a delivery and its attempts
         * @description Includes the exact body, the headers of the last attempt, and the result of every attempt.
         */
        get: operations["getMerchantWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/webhooks/{webhookId}/deliveries/{eventId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a delivery now
         * @description Works in any state, even if the webhook never received the event. It overtakes pending deliveries of its transaction, but waits for a running attempt.
         */
        post: operations["retryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/webhooks/{webhookId}/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend undelivered events to a webhook
         * @description Resends all undelivered events of the chosen types after an event or a time, in order. This includes events from while the webhook was disabled. Returns 410 past the retention.
         */
        post: operations["recoverDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{merchantId}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an example event to a webhook
         * @description Sends it once, outside the list of deliveries, with `example: true`. Returns the endpoint's response, or the failure.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all merchants
         * @description Newest first, test merchants included.
         */
        get: operations["listOperatorMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve any merchant
         * @description Returns the same fields as the list.
         */
        get: operations["getOperatorMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a live merchant
         * @description The merchant then accepts real cards.
         */
        post: operations["createOperatorMerchantApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a merchant's pricing
         * @description Applies to all later captures. `rate` is in millionths of the amount. `flat` and `dispute` are in minor units of the merchant's currency.
         */
        put: operations["updateOperatorMerchantPricing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a merchant's payout account
         * @description Applies to all later payouts.
         */
        put: operations["updateOperatorMerchantBank"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}/tds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a merchant's 3-D Secure mode
         * @description `full` requires 3-D Secure for every payment. `attempt` also accepts cards without 3-D Secure.
         */
        put: operations["updateOperatorMerchantTds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}/expiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a merchant's authorisation expiry
         * @description After this many days, the service voids the pending amount. Null disables the expiry.
         */
        put: operations["updateOperatorMerchantExpiry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend a merchant from payments, captures or payouts
         * @description Refunds and voids stay possible. A new suspension replaces the previous one.
         */
        put: operations["updateOperatorMerchantSuspension"];
        post?: never;
        /**
         * Resume a merchant
         * @description Restores the merchant's earlier permissions.
         */
        delete: operations["deleteOperatorMerchantSuspension"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/apps/{appId}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend an app
         * @description All its keys get 403 `app_suspended` within seconds, and its streams end. A new suspension replaces the previous one.
         */
        put: operations["updateOperatorAppSuspension"];
        post?: never;
        /**
         * Resume an app
         * @description Its keys work again.
         */
        delete: operations["deleteOperatorAppSuspension"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/apps/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an app
         * @description Includes the first characters of its keys and its merchants.
         */
        get: operations["getOperatorApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/bank-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merchants' bank account requests
         * @description Newest first. For pending ones, pass `filter[state]=waiting`.
         */
        get: operations["listOperatorBankRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/bank-requests/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a bank account
         * @description Applies to all later payouts of the merchant.
         */
        post: operations["createOperatorBankRequestApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/bank-requests/{id}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a bank account
         * @description The merchant keeps its account.
         */
        post: operations["createOperatorBankRequestRefusal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a person
         * @description Returns at most one person, by ID or full mail address. Ignores upper and lower case.
         */
        get: operations["listOperatorPersons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}/rescues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the apps given to a merchant
         * @description Newest first, with their states.
         */
        get: operations["listOperatorMerchantRescues"];
        put?: never;
        /**
         * Give a merchant access through another app
         * @description Takes effect at once for a test merchant, and after 48 hours for a live one. The service notifies its contact address and its users by mail. They can object, and its apps can end the access.
         */
        post: operations["createOperatorMerchantRescue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List owner assignments
         * @description Newest first, with their states.
         */
        get: operations["listOperatorMerchantOwners"];
        put?: never;
        /**
         * Assign an owner to a live merchant without one
         * @description Takes effect after 48 hours. The service notifies all users and the contact addresses of the last 90 days by mail. Each recipient can object with a link, and operators decide.
         */
        post: operations["createOperatorMerchantOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}/owners/{namingId}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Overrule an objection to an owner
         * @description The 48 hours continue to their end.
         */
        post: operations["createOperatorMerchantOwnerApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/merchants/{merchantId}/owners/{namingId}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an owner assignment
         * @description Works with or without an objection. You can assign another owner afterwards.
         */
        post: operations["createOperatorMerchantOwnerRefusal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve any transaction
         * @description Returns the same response as for the merchant's apps.
         */
        get: operations["getOperatorTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List disputes
         * @description Newest first. For disputes that await a decision, pass `filter[state]=answered`.
         */
        get: operations["listOperatorDisputes"];
        put?: never;
        /**
         * Create a dispute
         * @description Takes the amount and the dispute fee from the merchant's balance.
         */
        post: operations["createOperatorDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/frauds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a fraud report
         * @description Records an issuer's report. Changes no balance.
         */
        post: operations["createOperatorFraud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a dispute and its evidence
         * @description Includes the merchant's answer.
         */
        get: operations["getOperatorDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/disputes/{id}/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a dispute's evidence file
         * @description Evidence from a merchant. Treat it as an untrusted upload.
         */
        get: operations["getOperatorDisputeFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/disputes/{id}/wins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a dispute as won
         * @description The amount returns to the balance.
         */
        post: operations["createOperatorDisputeWin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/disputes/{id}/losses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a dispute as lost
         * @description The customer keeps the amount.
         */
        post: operations["createOperatorDisputeLoss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts
         * @description Newest first.
         */
        get: operations["listOperatorPayouts"];
        put?: never;
        /**
         * Create payouts for one merchant or all merchants with a positive balance
         * @description Takes the amounts from the balances at once. `refused` lists merchants without a payout, with the reason.
         */
        post: operations["createOperatorPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/payout-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview payouts
         * @description Lists all merchants with a positive balance by ID, with the possible payout or the reason for a refusal. Changes nothing.
         */
        get: operations["listOperatorPayoutProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/payouts/{id}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a payout as paid
         * @description Completes an exported payout.
         */
        post: operations["markOperatorPayoutPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/payouts/{id}/returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a payout as returned
         * @description The amount returns to the balance.
         */
        post: operations["markOperatorPayoutReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/payout-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export payouts for the bank
         * @description Creates one bank file with all payouts that have no export yet.
         */
        post: operations["createOperatorPayoutExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/payout-exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an export as a pain.001 file
         * @description Returns the same bytes each time, so you can download a lost file again.
         */
        get: operations["getOperatorPayoutExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest exchange rates
         * @description One rate per currency, in units per euro.
         */
        get: operations["listOperatorRates"];
        put?: never;
        /**
         * Import exchange rates, as JSON or XML
         * @description Reads the format of the European Central Bank. Skips known days.
         */
        post: operations["importOperatorRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reconcile the ledger
         * @description Recalculates all sums and compares them. A healthy ledger has no findings.
         */
        post: operations["createOperatorReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get queues, failing webhooks and failed jobs
         * @description Cheap enough for a check every minute. `waiting` matches the metric `oldest_waiting_seconds`.
         */
        get: operations["getOperatorHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/key-rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of the master key rotation
         * @description Per column: the number of values, of checked values and of re-encrypted values.
         */
        get: operations["getOperatorKeyRotation"];
        put?: never;
        /**
         * Re-seal all values with the newest master key version
         * @description Resumes in every process; a running rotation continues.
         */
        post: operations["createOperatorKeyRotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/operator/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operators' actions
         * @description Newest first.
         */
        get: operations["listOperatorActions"];
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
        /** @description All problems, one entry per field */
        Problems: {
            /** @description Path with dots and list indexes, such as `company.country` */
            field: string;
            message: string;
        }[];
        /** @description A processing error: the reason for a failed payment */
        Declined: {
            /** @description Stable numeric code */
            code: number;
            message: string;
            /** @description Same as `message` */
            text: string;
            /** @description True if the customer can resolve it */
            client: boolean;
            /** @description True if the merchant can resolve it */
            merchant: boolean;
            /** @description The stored failed transaction, if any */
            transaction?: {
                id: string;
            };
        };
        Message: {
            /** @description For people */
            message: string;
            /** @description For programs */
            code?: string;
        };
        PaymentError: {
            /** @enum {unknown} */
            code: "INTERNAL_ERROR" | "ENDPOINT_NOT_FOUND" | "VERSION_MISSING" | "VERSION_UNSUPPORTED" | "BODY_INVALID" | "REQUEST_INVALID" | "TOKEN_INVALID" | "TOKEN_TYPE_UNEXPECTED" | "TEST_MODE_MIXED" | "PAYMENT_INTEGRATION_KEY_UNKNOWN" | "PAYMENT_INTEGRATION_DISABLED" | "PAYMENT_REFERENCE_USED" | "PAYMENT_LINK_EXPIRED" | "PAYMENT_CHALLENGE_UNAVAILABLE" | "PAYMENT_CARD_NUMBER_INVALID" | "PAYMENT_CARD_SCHEME_UNKNOWN" | "PAYMENT_CARD_SCHEME_UNSUPPORTED" | "PAYMENT_CARD_SECURITY_CODE_INVALID" | "PAYMENT_CARD_EXPIRED" | "PAYMENT_CARD_DISABLED" | "PAYMENT_CARD_LOST" | "PAYMENT_AMOUNT_LIMIT" | "PAYMENT_INSUFFICIENT_FUNDS" | "PAYMENT_RECEIVER_BLOCKED" | "PAYMENT_REJECTED_BY_ISSUER" | "PAYMENT_REJECTED" | "PAYMENT_METHOD_ERROR" | "TDSECURE_REQUIRED" | "TDSECURE_FAILED" | "PAYMENT_RUNNING" | "RATE_LIMITED";
            message: string;
        };
        /** @description The transaction right after the change, without its trail */
        EventTransaction: {
            id: string;
            merchantId: string;
            test: boolean;
            /** Format: date-time */
            created: string;
            currency: string;
            /** @description Minor units; 0 for a card verification */
            amount: number;
            /** @description On the customer's bank statement */
            descriptor: string;
            /** @description Available for capture or void */
            pendingAmount: number;
            /** @description Total of captures, before refunds */
            capturedAmount: number;
            refundedAmount: number;
            voidedAmount: number;
            /** @description Amount in open or lost disputes */
            disputedAmount: number;
            /** @description Available for refund */
            refundableAmount: number;
            card: {
                /** @description The first six digits */
                bin: string;
                last4: string;
                /**
                 * Format: date-time
                 * @description The end of its last month, UTC
                 */
                expiry: string;
                /** @enum {unknown} */
                scheme: "visa" | "mastercard";
                code: {
                    /** @description True if the payment had the security code */
                    present: boolean;
                };
            };
            /** @description Text shown to the customer */
            text?: string;
            /** @description Null if the payment had none */
            custom?: {
                [key: string]: unknown;
            } | null;
            /** @description Reference from the payment */
            reference?: string;
            /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
            plan?: {
                amount: {
                    currency: string;
                    /** @description Number of decimals in `value` */
                    exponent: number;
                    /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                    value: number;
                };
                scheduled?: string;
                /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                repeat?: {
                    first?: string;
                    count?: number;
                    interval: {
                        /** @enum {unknown} */
                        unit: "day" | "week" | "month" | "year";
                        value?: number;
                    };
                };
            }[];
            /** @description Parties that may start further payments */
            unplanned?: {
                customer?: boolean;
                merchant?: boolean;
            };
            /** @description Limit of all later charges by purpose, in minor units of the transaction's currency. Other charges are refused */
            consents?: {
                no_show?: number;
                balance?: number;
            };
            /**
             * Format: date-time
             * @description Time of the consent, if given outside the payment page
             */
            consentGivenAt?: string;
            /**
             * @description 3-D Secure level, if any
             * @enum {unknown}
             */
            tds?: "attempt" | "full";
            /** @description True if the merchant started it from an earlier payment */
            recurring: boolean;
            successful: boolean;
            /** @description Reason for the failure, or `false` */
            error: false | {
                /** @description Stable numeric code */
                code: number;
                message: string;
                /** @description Same as `message` */
                text: string;
                /** @description True if the customer can resolve it */
                client: boolean;
                /** @description True if the merchant can resolve it */
                merchant: boolean;
            };
            /** @description True if `custom` is left out because it is larger than 4 KB as JSON */
            customLeftOut?: boolean;
        };
        TrailEntry: {
            capture?: boolean;
            refund?: boolean;
            void?: boolean;
            /** @description A closed dispute: won or lost */
            dispute?: {
                id: string;
                won?: boolean;
                lost?: boolean;
            };
            /** @description Voided because the authorisation expired */
            expired?: boolean;
            /** @description Rejected by the acquirer and reversed */
            failed?: boolean;
            /** Format: date-time */
            created: string;
            /** @description Minor units of the transaction's currency */
            amount: number;
            /** @description Minor units of the merchant's currency, after fees */
            balance: number;
            /** @description Its two parts, in minor units of the merchant's currency */
            fee: {
                flat: number;
                rate: number;
            };
            /** @description Percentage fee returned by a refund, included in `balance` */
            feeReturned?: number;
            descriptor?: string;
            lineId?: string;
        };
        Line: {
            id: string;
            merchantId: string;
            test: boolean;
            /** Format: date-time */
            created: string;
            /** @description Change of the balance, in minor units of the merchant's currency */
            balance: number;
            /** @description Minor units of the merchant's currency */
            fee: number;
            /** @description Percentage fee returned by a refund, included in `balance` */
            feeReturned?: number;
            /** @description Descriptor or reason */
            description: string | null;
            transactionId?: string;
            /** @description Minor units of its own currency, before exchange */
            amount: {
                currency: string;
                amount: number;
            };
            /** @description Exchange rate: units of the merchant's currency per unit of the amount's currency */
            rate?: number;
            capture?: boolean;
            refund?: boolean;
            payout?: boolean;
            bank?: {
                iban: string;
            };
            dispute?: boolean;
            won?: boolean;
            lost?: boolean;
        };
        Dispute: {
            id: string;
            merchantId: string;
            transactionId: string;
            /** Format: date-time */
            created: string;
            /** @description Minor units of the transaction's currency */
            amount: number;
            reason: {
                code: number;
                title: string;
            };
            /**
             * Format: date-time
             * @description Deadline for the merchant's answer
             */
            due: string;
            /** @enum {unknown} */
            state: "open" | "answered" | "won" | "lost";
            /** @description The merchant's answer, if any */
            answer?: {
                /** @description At most 4000 characters */
                text: string;
                /** Format: date-time */
                created: string;
            };
            /** @description Uploaded evidence files */
            files?: {
                name: string;
                /** @enum {unknown} */
                type: "application/pdf" | "image/png" | "image/jpeg";
                /** @description Size in bytes */
                bytes: number;
            }[];
        };
        Fraud: {
            id: string;
            merchantId: string;
            transactionId: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            reported?: string;
            /** @description 0 Misc, 1 Fraudulent usage, 2 Fraudulent application, 3 Counterfeit, 4 Account takeover, 5 Card not delivered, 6 Card stolen, 7 Card lost, 8 Cardholder manipulated */
            reason?: number;
        };
        Payout: {
            id: string;
            merchantId: string;
            /** Format: date-time */
            created: string;
            /** @description Minor units of its currency */
            amount: number;
            currency: string;
            bank: {
                iban: string;
            };
            /** @description End-to-end ID at the bank */
            endToEndId: string;
            /** @enum {unknown} */
            state: "created" | "exported" | "paid" | "returned";
            lineId: string;
            exportId?: string;
        };
        EventMerchant: {
            id: string;
            /**
             * Format: uuid
             * @description Public key, for payments and links
             */
            key: string;
            name: string | null;
            /** @description Funding currency, an ISO 4217 code */
            currency: string;
            test: boolean;
            email: string;
            website: string;
            descriptor: string;
            company: {
                country: string;
                number: string | null;
            };
            bank: {
                iban: string | null;
            };
            /** Format: date-time */
            created: string;
            /** @description Permissions. A live merchant has none before approval */
            claim: {
                canChargeCard: boolean;
                canSaveCard: boolean;
                canTransferToCard: boolean;
                canCapture: boolean;
                canRefund: boolean;
                canVoid: boolean;
            };
            pricing: {
                /** @description Percentage fee per capture: 0.0135 is 1.35 % */
                rate: number;
                flat: {
                    currency: string;
                    /** @description Minor units */
                    amount: number;
                };
                dispute: {
                    currency: string;
                    /** @description Minor units */
                    amount: number;
                };
                /** @description True if refunds return the percentage fee */
                refundsFee: boolean;
            };
            tds: {
                /**
                 * @description 3-D Secure mode
                 * @enum {unknown}
                 */
                mode: "avoid" | "attempt" | "full";
            };
        };
        SavedCard: {
            id: string;
            merchantId: string;
            /** Format: date-time */
            created: string;
            /** @description The first six digits */
            bin: string;
            last4: string;
            /**
             * Format: date-time
             * @description The end of its last month, UTC
             */
            expiry: string;
            /** @enum {unknown} */
            scheme: "visa" | "mastercard";
            notes: string | null;
            /** @description Time of deletion, or null for a usable card */
            deleted: string | null;
        };
        Webhook: {
            id: string;
            url: string;
            /** @description Event types, `dispute.*` for a group, or `*` for all */
            types: string[];
            description: string | null;
            /** @enum {unknown} */
            state: "active" | "paused" | "disabled";
            /** @description Reason for disabling it */
            reason: string | null;
            /** Format: date-time */
            created: string;
            lastSuccess: string | null;
            lastFailure: string | null;
            /** @description Number of pending deliveries */
            waiting: number;
        };
        /** @description The author of the change */
        EventActor: {
            /** @enum {unknown} */
            kind: "app" | "person" | "payer" | "operator" | "system";
            /** @description ID of the app or person, or `erased` for an erased person */
            id?: string;
        };
        /** @description Authorisation approved */
        TransactionCreated: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.created";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
            };
        };
        /** @description Payment declined */
        TransactionFailed: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.failed";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
            };
        };
        /** @description Amount captured */
        TransactionCaptured: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.captured";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
            };
        };
        /** @description Amount refunded */
        TransactionRefunded: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.refunded";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
            };
        };
        /** @description Amount voided */
        TransactionVoided: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.voided";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
            };
        };
        /** @description The acquirer rejected a capture, and the service reversed it */
        TransactionCaptureFailed: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.capture_failed";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
                line: components["schemas"]["Line"];
            };
        };
        /** @description The acquirer rejected a refund, and the service reversed it */
        TransactionRefundFailed: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.refund_failed";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
                line: components["schemas"]["Line"];
            };
        };
        /** @description The acquirer rejected a void, and the service reversed it */
        TransactionVoidFailed: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.void_failed";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
            };
        };
        /** @description Cardholder disputed a payment */
        DisputeOpened: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dispute.opened";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                dispute: components["schemas"]["Dispute"];
                line: components["schemas"]["Line"];
            };
        };
        /** @description Merchant submitted evidence for a dispute */
        DisputeAnswered: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dispute.answered";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                dispute: components["schemas"]["Dispute"];
            };
        };
        /** @description Dispute won: its amount returned to the balance */
        DisputeWon: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dispute.won";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                dispute: components["schemas"]["Dispute"];
                entry: components["schemas"]["TrailEntry"];
                transaction: components["schemas"]["EventTransaction"];
            };
        };
        /** @description Dispute lost */
        DisputeLost: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dispute.lost";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                dispute: components["schemas"]["Dispute"];
                entry: components["schemas"]["TrailEntry"];
                transaction: components["schemas"]["EventTransaction"];
            };
        };
        /** @description Fraud report received for a payment */
        FraudReported: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fraud.reported";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                fraud: components["schemas"]["Fraud"];
            };
        };
        /** @description Payout created: its amount left the balance */
        PayoutCreated: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "payout.created";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                payout: components["schemas"]["Payout"];
            };
        };
        /** @description Payout paid */
        PayoutPaid: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "payout.paid";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                payout: components["schemas"]["Payout"];
            };
        };
        /** @description Payout returned: its amount returned to the balance */
        PayoutReturned: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "payout.returned";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                payout: components["schemas"]["Payout"];
            };
        };
        /** @description Merchant created */
        MerchantCreated: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchant.created";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                merchant: components["schemas"]["EventMerchant"];
            };
        };
        /** @description Merchant changed */
        MerchantUpdated: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchant.updated";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                merchant: components["schemas"]["EventMerchant"];
                /** @description Names of the changed fields */
                changed: string[];
            };
        };
        /** @description Merchant approved for payments */
        MerchantApproved: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchant.approved";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                merchant: components["schemas"]["EventMerchant"];
            };
        };
        /** @description Merchant suspended from payments, captures or payouts */
        MerchantSuspended: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchant.suspended";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                merchant: components["schemas"]["EventMerchant"];
            };
        };
        /** @description Suspension of the merchant ended */
        MerchantResumed: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchant.resumed";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                merchant: components["schemas"]["EventMerchant"];
            };
        };
        /** @description Card saved */
        CardSaved: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.saved";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                card: components["schemas"]["SavedCard"];
            };
        };
        /** @description Saved card deleted: no further charges */
        CardDeleted: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.deleted";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                card: components["schemas"]["SavedCard"];
            };
        };
        /** @description Webhook disabled. The merchant's other webhooks receive this event */
        WebhookDisabled: {
            /** @description Equals the header `webhook-id`. Each ID is greater than the previous one */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook.disabled";
            /**
             * Format: date-time
             * @description Time of the change
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True for an example event from a webhook test */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Version of the transaction, if any. It never decreases from one event to the next */
            version?: number;
            data: {
                webhook: components["schemas"]["Webhook"];
                reason: string;
            };
        };
        /** @description A change. Ignore unknown types and fields */
        Event: components["schemas"]["TransactionCreated"] | components["schemas"]["TransactionFailed"] | components["schemas"]["TransactionCaptured"] | components["schemas"]["TransactionRefunded"] | components["schemas"]["TransactionVoided"] | components["schemas"]["TransactionCaptureFailed"] | components["schemas"]["TransactionRefundFailed"] | components["schemas"]["TransactionVoidFailed"] | components["schemas"]["DisputeOpened"] | components["schemas"]["DisputeAnswered"] | components["schemas"]["DisputeWon"] | components["schemas"]["DisputeLost"] | components["schemas"]["FraudReported"] | components["schemas"]["PayoutCreated"] | components["schemas"]["PayoutPaid"] | components["schemas"]["PayoutReturned"] | components["schemas"]["MerchantCreated"] | components["schemas"]["MerchantUpdated"] | components["schemas"]["MerchantApproved"] | components["schemas"]["MerchantSuspended"] | components["schemas"]["MerchantResumed"] | components["schemas"]["CardSaved"] | components["schemas"]["CardDeleted"] | components["schemas"]["WebhookDisabled"];
    };
    responses: {
        /** @description A field is missing or invalid */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problems"] | components["schemas"]["Message"];
            };
        };
        /**
         * @description One of these:
         *
         *     - A field is missing or invalid
         *     - Declined. If the service stored a transaction, the response names it
         */
        Declined: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Declined"] | components["schemas"]["Problems"] | components["schemas"]["Message"];
            };
        };
        /** @description The API key is missing or invalid */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description HTTP Basic authentication is required (RFC 7617) */
                "WWW-Authenticate"?: string;
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The object exists, but the caller or its merchant has no access */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description No object has this ID */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description `request_running`: A request with this Idempotency-Key is still running */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds to wait before a retry */
                "Retry-After"?: string;
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Gone */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The body is larger than 64 kB (256 kB with credentials) */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /**
         * @description One of these:
         *
         *     - The content type is not supported
         *     - The content encoding is not supported
         *     - The character set is not supported
         */
        UnsupportedType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Too many requests */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds to wait before a retry */
                "Retry-After"?: string;
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /**
         * @description One of these:
         *
         *     - 500: The service failed
         *     - 500: `outcome_unknown`: The service failed; the change may be complete
         *     - 503: The service is stopping or overloaded
         *     - 408: The request took too long to arrive
         */
        Failed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /**
         * @description One of these:
         *
         *     - `BODY_INVALID`: The body could not be read as JSON
         *     - `REQUEST_INVALID`: The request is not valid
         */
        PaymentRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentError"];
            };
        };
        /** @description The body is larger than 64 kB (256 kB with credentials) */
        PaymentTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentError"];
            };
        };
        /** @description Too many requests */
        PaymentBusy: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds to wait before a retry */
                "Retry-After"?: string;
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentError"];
            };
        };
        /** @description 500: `INTERNAL_ERROR`: The service could not finish this: ask again in a moment */
        PaymentFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, present even if the body is empty */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentError"];
            };
        };
    };
    parameters: {
        /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
        IdempotencyKey: string;
        /** @description Returns 304 without a body if a tag matches the current `ETag` */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version of the object, for conditional requests */
        ETag: string;
        /** @description The request's id in the logs; taken from the request if present */
        RequestId: string;
        /** @description Time of deprecation (RFC 9745) */
        Deprecation: string;
        /** @description Documentation of the replacement */
        Link: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Name for other apps of a merchant */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        app: {
                            id: string;
                            name: string | null;
                            /** @description Secret, shown only once */
                            key: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        identity: {
                            id: string;
                            name: string | null;
                            /** Format: date-time */
                            created: string;
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description `app_suspended`: The operator has suspended the app */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listAppKeys: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: Record<string, never>;
            };
            header?: never;
            path: {
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description First characters of the key */
                        prefix: string;
                        /** Format: date-time */
                        created: string;
                        revoked: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - Another app than the caller
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createAppKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: {
                            id: string;
                            /** @description First characters of the key */
                            prefix: string;
                            /** @description Secret, shown only once */
                            key: string;
                            /** Format: date-time */
                            created: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - Another app than the caller
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteAppKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: string;
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - Another app than the caller
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The last usable key */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description Funding currency, an ISO 4217 code */
                    currency: string;
                    /**
                     * @description True if no real money moves
                     * @default false
                     */
                    test?: boolean;
                    /** @description Contact address */
                    email: string;
                    /** @description A host, an http URL or an https URL. Stored unchanged. Without a scheme, https */
                    website: string;
                    /** @description Default text on customers' bank statements */
                    descriptor: string;
                    company: {
                        /** @description ISO 3166-1 alpha-2 */
                        country: string;
                        number?: string;
                    };
                    bank?: {
                        /** @description ISO 13616 */
                        iban?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchant: {
                            id: string;
                            /**
                             * Format: uuid
                             * @description Public key, for payments and links
                             */
                            key: string;
                            name: string | null;
                            /** @description Funding currency, an ISO 4217 code */
                            currency: string;
                            test: boolean;
                            email: string;
                            website: string;
                            descriptor: string;
                            company: {
                                country: string;
                                number: string | null;
                            };
                            bank: {
                                iban: string | null;
                            };
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the merchant's currency */
                            balance: number;
                            /** @description Permissions. A live merchant has none before approval */
                            claim: {
                                canChargeCard: boolean;
                                canSaveCard: boolean;
                                canTransferToCard: boolean;
                                canCapture: boolean;
                                canRefund: boolean;
                                canVoid: boolean;
                            };
                            pricing: {
                                /** @description Percentage fee per capture: 0.0135 is 1.35 % */
                                rate: number;
                                flat: {
                                    currency: string;
                                    /** @description Minor units */
                                    amount: number;
                                };
                                dispute: {
                                    currency: string;
                                    /** @description Minor units */
                                    amount: number;
                                };
                                /** @description True if refunds return the percentage fee */
                                refundsFee: boolean;
                            };
                            tds: {
                                /**
                                 * @description 3-D Secure mode
                                 * @enum {unknown}
                                 */
                                mode: "avoid" | "attempt" | "full";
                            };
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `currency`: Not a current ISO 4217 currency
             *     - `currency`: Not a funding currency
             *     - `email`: Not an e-mail address
             *     - `website`: Not a host, an HTTP URL or an HTTPS URL
             *     - `company.country`: Not an ISO 3166-1 alpha-2 country
             *     - `bank.iban`: Not in the form of an IBAN
             *     - `bank.iban`: A live merchant needs valid check digits
             *     - `test`: False, and the service has no HTTPS URL
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description `app_suspended`: The operator has suspended the app */
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchant: {
                            id: string;
                            /**
                             * Format: uuid
                             * @description Public key, for payments and links
                             */
                            key: string;
                            name: string | null;
                            /** @description Funding currency, an ISO 4217 code */
                            currency: string;
                            test: boolean;
                            email: string;
                            website: string;
                            descriptor: string;
                            company: {
                                country: string;
                                number: string | null;
                            };
                            bank: {
                                iban: string | null;
                            };
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the merchant's currency */
                            balance: number;
                            /** @description Permissions. A live merchant has none before approval */
                            claim: {
                                canChargeCard: boolean;
                                canSaveCard: boolean;
                                canTransferToCard: boolean;
                                canCapture: boolean;
                                canRefund: boolean;
                                canVoid: boolean;
                            };
                            pricing: {
                                /** @description Percentage fee per capture: 0.0135 is 1.35 % */
                                rate: number;
                                flat: {
                                    currency: string;
                                    /** @description Minor units */
                                    amount: number;
                                };
                                dispute: {
                                    currency: string;
                                    /** @description Minor units */
                                    amount: number;
                                };
                                /** @description True if refunds return the percentage fee */
                                refundsFee: boolean;
                            };
                            tds: {
                                /**
                                 * @description 3-D Secure mode
                                 * @enum {unknown}
                                 */
                                mode: "avoid" | "attempt" | "full";
                            };
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description As for a new merchant, except that an existing website may stay */
                    name?: string;
                    /** @description Contact address */
                    email?: string;
                    /** @description Default text on customers' bank statements */
                    descriptor?: string;
                    id?: unknown;
                    key?: unknown;
                    currency?: unknown;
                    test?: unknown;
                    website?: unknown;
                    company?: unknown;
                    bank?: unknown;
                    created?: unknown;
                    balance?: unknown;
                    claim?: unknown;
                    pricing?: unknown;
                    tds?: unknown;
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `email`: Not an e-mail address
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listIdentityMerchants: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    test?: boolean;
                };
            };
            header?: never;
            path: {
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /**
                         * Format: uuid
                         * @description Public key, for payments and links
                         */
                        key: string;
                        name: string | null;
                        /** @description Funding currency, an ISO 4217 code */
                        currency: string;
                        test: boolean;
                        email: string;
                        website: string;
                        descriptor: string;
                        company: {
                            country: string;
                            number: string | null;
                        };
                        bank: {
                            iban: string | null;
                        };
                        /** Format: date-time */
                        created: string;
                        /** @description Minor units of the merchant's currency */
                        balance: number;
                        /** @description Permissions. A live merchant has none before approval */
                        claim: {
                            canChargeCard: boolean;
                            canSaveCard: boolean;
                            canTransferToCard: boolean;
                            canCapture: boolean;
                            canRefund: boolean;
                            canVoid: boolean;
                        };
                        pricing: {
                            /** @description Percentage fee per capture: 0.0135 is 1.35 % */
                            rate: number;
                            flat: {
                                currency: string;
                                /** @description Minor units */
                                amount: number;
                            };
                            dispute: {
                                currency: string;
                                /** @description Minor units */
                                amount: number;
                            };
                            /** @description True if refunds return the percentage fee */
                            refundsFee: boolean;
                        };
                        tds: {
                            /**
                             * @description 3-D Secure mode
                             * @enum {unknown}
                             */
                            mode: "avoid" | "attempt" | "full";
                        };
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - Another app than the caller
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantApps: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: Record<string, never>;
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string | null;
                        /** @description First characters of its usable keys, shown to persons only */
                        prefixes?: string[];
                        /** @description First characters of the caller's own keys only */
                        key?: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMerchantApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    appId: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `appId`: Not an app
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMerchantKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Name for other apps of a merchant */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        app: {
                            id: string;
                            name: string | null;
                            /** @description Secret, shown only once */
                            key: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `persons_only`: The caller is an app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMerchantApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantUsers: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: Record<string, never>;
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        email: string;
                        /**
                         * @description The user's role
                         * @enum {unknown}
                         */
                        role: "owner" | "manager" | "support" | "accountant" | "viewer";
                        /** Format: date-time */
                        created: string;
                        /** @description Null until the person accepts the invitation */
                        name?: string;
                        /** @description Rounded to the hour. Null until the person accepts the invitation. Shown to persons only */
                        lastSeen?: string | null;
                        /** @description Null until the person accepts the invitation. Shown to persons only */
                        hasSecondFactor?: boolean;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMerchantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /**
                     * @description Role of the user. Defaults to `viewer`, or to the role in an earlier invitation
                     * @enum {unknown}
                     */
                    role?: "owner" | "manager" | "support" | "accountant" | "viewer";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description True if the user already had access. No mail is sent then */
                        isMember: boolean;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `email`: Not an e-mail address
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `owners_only`: An app removes an owner, or adds one to a merchant that has an owner or the operator's approval
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateMerchantUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The user's role
                     * @enum {unknown}
                     */
                    role: "owner" | "manager" | "support" | "accountant" | "viewer";
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `owners_only`: An app removes an owner, or adds one to a merchant that has an owner or the operator's approval
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `last_owner`: The last owner */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMerchantUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `owners_only`: An app removes an owner, or adds one to a merchant that has an owner or the operator's approval
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `last_owner`: The last owner */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMeMerchants: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    test?: boolean;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /**
                         * Format: uuid
                         * @description Public key, for payments and links
                         */
                        key: string;
                        name: string | null;
                        /** @description Funding currency, an ISO 4217 code */
                        currency: string;
                        test: boolean;
                        email: string;
                        website: string;
                        descriptor: string;
                        company: {
                            country: string;
                            number: string | null;
                        };
                        bank: {
                            iban: string | null;
                        };
                        /** Format: date-time */
                        created: string;
                        /** @description Minor units of the merchant's currency */
                        balance: number;
                        /** @description Permissions. A live merchant has none before approval */
                        claim: {
                            canChargeCard: boolean;
                            canSaveCard: boolean;
                            canTransferToCard: boolean;
                            canCapture: boolean;
                            canRefund: boolean;
                            canVoid: boolean;
                        };
                        pricing: {
                            /** @description Percentage fee per capture: 0.0135 is 1.35 % */
                            rate: number;
                            flat: {
                                currency: string;
                                /** @description Minor units */
                                amount: number;
                            };
                            dispute: {
                                currency: string;
                                /** @description Minor units */
                                amount: number;
                            };
                            /** @description True if refunds return the percentage fee */
                            refundsFee: boolean;
                        };
                        tds: {
                            /**
                             * @description 3-D Secure mode
                             * @enum {unknown}
                             */
                            mode: "avoid" | "attempt" | "full";
                        };
                        /**
                         * @description The user's role
                         * @enum {unknown}
                         */
                        role: "owner" | "manager" | "support" | "accountant" | "viewer";
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description `persons_only`: The caller is an app */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMerchantLinkSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description `false` keeps an existing secret and returns 409, so existing links stay valid */
                    replace?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Shown only once. Sign links with it */
                        secret: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A link secret already exists, and `replace` is false */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchantLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description True if payment links need a signature */
                        signatureRequired: boolean;
                        /**
                         * @description Default for payments: `automatic` captures on approval, `manual` only authorises. An order or a link can override it
                         * @enum {unknown}
                         */
                        capture: "automatic" | "manual";
                        /** @description Further sites of the merchant, as https origins such as https://book.example. The payment page returns there without a click, and the popup opens on them, as on its website */
                        sites: string[];
                        /** @description The basic link. Add parameters to it */
                        url: string;
                        /** @description True if a secret for signing links exists */
                        hasSecret: boolean;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateMerchantLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description True if payment links need a signature */
                    signatureRequired?: boolean;
                    /**
                     * @description Default for payments: `automatic` captures on approval, `manual` only authorises. An order or a link can override it
                     * @enum {unknown}
                     */
                    capture?: "automatic" | "manual";
                    /** @description Further sites of the merchant, as https origins such as https://book.example. The payment page returns there without a click, and the popup opens on them, as on its website */
                    sites?: string[];
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `sites`: Not an https origin with a plain host
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - No secret for signing links exists
             *     - A link secret already exists, and `replace` is false
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateMerchantTds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 3-D Secure mode
                     * @enum {unknown}
                     */
                    mode: "avoid" | "attempt" | "full";
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `test_only`: The merchant is live
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantBankRequests: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: Record<string, never>;
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        /** Format: date-time */
                        created: string;
                        iban: string;
                        /**
                         * @description `replaced`: a later request took its place. A test merchant's request is approved at once
                         * @enum {unknown}
                         */
                        state: "waiting" | "approved" | "refused" | "replaced";
                        /** @description Time of the decision */
                        ended: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMerchantBankRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ISO 13616 */
                    iban: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bankRequest: {
                            id: string;
                            merchantId: string;
                            /** Format: date-time */
                            created: string;
                            iban: string;
                            /**
                             * @description `replaced`: a later request took its place. A test merchant's request is approved at once
                             * @enum {unknown}
                             */
                            state: "waiting" | "approved" | "refused" | "replaced";
                            /** @description Time of the decision */
                            ended: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `iban`: Not in the form of an IBAN
             *     - `iban`: A live merchant needs valid check digits
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchantRefundLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Refund limit of a support user in 24 hours, including accepted disputes */
                        supportRefundLimit: number;
                        /** @description Refunds in 24 hours that exceed this need a recent second factor. Null for no limit */
                        stepUpRefundLimit: number | null;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateMerchantRefundLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Refund limit of a support user in 24 hours, including accepted disputes */
                    supportRefundLimit?: number;
                    /** @description Refunds in 24 hours that exceed this need a recent second factor. Null for no limit */
                    stepUpRefundLimit?: number | null;
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    merchantId: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description `persons_only`: The caller is an app */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMeClaimAcceptance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The last part of the mailed link */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchant: {
                            id: string;
                            name: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description `persons_only`: The caller is an app */
            403: components["responses"]["Forbidden"];
            /** @description The link is used, older than a day or another person's, or the merchant has an owner */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantActs: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: Record<string, never>;
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** Format: date-time */
                        created: string;
                        actor: {
                            /** @enum {unknown} */
                            kind: "app" | "person" | "operator" | "system";
                            /** @description ID of the app or person, or `erased` for an erased person */
                            id?: string;
                        };
                        /** @description Action as `noun.verb` */
                        act: string;
                        /** @description ID of the changed object, or `erased` for an erased person */
                        subject: string;
                        before: {
                            [key: string]: unknown;
                        } | null;
                        after: {
                            [key: string]: unknown;
                        } | null;
                        /** @description Network address of the caller. `erased` for an erased person, empty for automatic changes */
                        address: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMerchantCardBalances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `test_only`: The merchant is live
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantTransactions: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    /**
                     * Format: date-time
                     * @description Created at or after this time
                     */
                    from?: string;
                    /**
                     * Format: date-time
                     * @description Created before this time
                     */
                    to?: string;
                    /** @description Write as `filter[amount][min]`, in minor units */
                    amount?: {
                        min?: number;
                        max?: number;
                    };
                    /**
                     * @description Transactions with an amount in this state: `authorised`, `captured`, `refunded`, `voided` or `disputed`, or `failed` ones
                     * @enum {unknown}
                     */
                    state?: "authorised" | "captured" | "refunded" | "voided" | "disputed" | "failed";
                    /** @enum {unknown} */
                    scheme?: "visa" | "mastercard";
                    successful?: boolean;
                    currency?: string;
                    test?: boolean;
                    reference?: string;
                    "card.last4"?: string;
                    card?: string | {
                        last4: string;
                    };
                };
                /** @description `csv` returns all entries between `filter[from]` and `filter[to]`: at most 366 days, by default the last 366. It needs no `limit` */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        test: boolean;
                        /** Format: date-time */
                        created: string;
                        currency: string;
                        /** @description Minor units; 0 for a card verification */
                        amount: number;
                        /** @description On the customer's bank statement */
                        descriptor: string;
                        /** @description Available for capture or void */
                        pendingAmount: number;
                        /** @description Total of captures, before refunds */
                        capturedAmount: number;
                        refundedAmount: number;
                        voidedAmount: number;
                        /** @description Amount in open or lost disputes */
                        disputedAmount: number;
                        /** @description Available for refund */
                        refundableAmount: number;
                        card: {
                            /** @description The first six digits */
                            bin: string;
                            last4: string;
                            /**
                             * Format: date-time
                             * @description The end of its last month, UTC
                             */
                            expiry: string;
                            /** @enum {unknown} */
                            scheme: "visa" | "mastercard";
                            code: {
                                /** @description True if the payment had the security code */
                                present: boolean;
                            };
                        };
                        /** @description Text shown to the customer */
                        text?: string;
                        /** @description Null if the payment had none */
                        custom: {
                            [key: string]: unknown;
                        } | null;
                        /** @description Reference from the payment */
                        reference?: string;
                        /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                        plan?: {
                            amount: {
                                currency: string;
                                /** @description Number of decimals in `value` */
                                exponent: number;
                                /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                                value: number;
                            };
                            scheduled?: string;
                            /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                            repeat?: {
                                first?: string;
                                count?: number;
                                interval: {
                                    /** @enum {unknown} */
                                    unit: "day" | "week" | "month" | "year";
                                    value?: number;
                                };
                            };
                        }[];
                        /** @description Parties that may start further payments */
                        unplanned?: {
                            customer?: boolean;
                            merchant?: boolean;
                        };
                        /** @description Limit of all later charges by purpose, in minor units of the transaction's currency. Other charges are refused */
                        consents?: {
                            no_show?: number;
                            balance?: number;
                        };
                        /**
                         * Format: date-time
                         * @description Time of the consent, if given outside the payment page
                         */
                        consentGivenAt?: string;
                        /**
                         * @description 3-D Secure level, if any
                         * @enum {unknown}
                         */
                        tds?: "attempt" | "full";
                        /** @description True if the merchant started it from an earlier payment */
                        recurring: boolean;
                        successful: boolean;
                        /** @description Reason for the failure, or `false` */
                        error: false | {
                            /** @description Stable numeric code */
                            code: number;
                            message: string;
                            /** @description Same as `message` */
                            text: string;
                            /** @description True if the customer can resolve it */
                            client: boolean;
                            /** @description True if the merchant can resolve it */
                            merchant: boolean;
                        };
                        /** @description History, oldest first */
                        trail: {
                            capture?: boolean;
                            refund?: boolean;
                            void?: boolean;
                            /** @description A closed dispute: won or lost */
                            dispute?: {
                                id: string;
                                won?: boolean;
                                lost?: boolean;
                            };
                            /** @description Voided because the authorisation expired */
                            expired?: boolean;
                            /** @description Rejected by the acquirer and reversed */
                            failed?: boolean;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            /** @description Minor units of the merchant's currency, after fees */
                            balance: number;
                            /** @description Its two parts, in minor units of the merchant's currency */
                            fee: {
                                flat: number;
                                rate: number;
                            };
                            /** @description Percentage fee returned by a refund, included in `balance` */
                            feeReturned?: number;
                            descriptor?: string;
                            lineId?: string;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             *     - `filter.from`: The CSV range is longer than 366 days
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMerchantTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The customer's first transaction */
                    transactionId?: string;
                    /** @description Alias of `transactionId` */
                    authorizationId?: string;
                    /**
                     * @deprecated
                     * @description Saved card instead of a transaction. Deprecated
                     */
                    cardId?: string;
                    /** @description On the customer's bank statement */
                    descriptor?: string;
                    currency: string;
                    /** @description Minor units of the transaction's currency */
                    amount: number;
                    /**
                     * @description Purpose from the transaction's `consents`. Optional if there is only one
                     * @enum {unknown}
                     */
                    purpose?: "no_show" | "balance";
                    /** @description Any data of yours, at most 50 KB as JSON */
                    custom?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transaction: {
                            id: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `transactionId`: `transactionId` and `cardId` are both missing
             *     - `currency`: Not a current ISO 4217 currency
             *     - `custom`: Larger than 50 KB as JSON
             *     - 27 The merchant is not allowed to create transactions: The merchant may not charge cards, or is live and the service has no live acquirer
             *     - `cardId`: Not a saved card of this merchant
             *     - `transactionId`: Not a successful transaction of this merchant
             *     - `transactionId`: The merchant is live, and the customer did not agree to later payments
             *     - 1 Invalid currency: No exchange rate into the merchant's currency exists
             *     - `purpose`: Not a purpose that the customer agreed to, or missing although there are several
             *     - `currency`: The customer's limit is in another currency
             *     - `amount`: More than the rest of the customer's limit
             *     - Declined. If the service stored a transaction, the response names it
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    captureTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Minor units of the transaction's currency */
                    amount: number;
                    /** @description For checking: must equal the transaction's currency */
                    currency?: string;
                    /** @description On the customer's bank statement */
                    descriptor?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transaction: {
                            id: string;
                            merchantId: string;
                            test: boolean;
                            /** Format: date-time */
                            created: string;
                            currency: string;
                            /** @description Minor units; 0 for a card verification */
                            amount: number;
                            /** @description On the customer's bank statement */
                            descriptor: string;
                            /** @description Available for capture or void */
                            pendingAmount: number;
                            /** @description Total of captures, before refunds */
                            capturedAmount: number;
                            refundedAmount: number;
                            voidedAmount: number;
                            /** @description Amount in open or lost disputes */
                            disputedAmount: number;
                            /** @description Available for refund */
                            refundableAmount: number;
                            card: {
                                /** @description The first six digits */
                                bin: string;
                                last4: string;
                                /**
                                 * Format: date-time
                                 * @description The end of its last month, UTC
                                 */
                                expiry: string;
                                /** @enum {unknown} */
                                scheme: "visa" | "mastercard";
                                code: {
                                    /** @description True if the payment had the security code */
                                    present: boolean;
                                };
                            };
                            /** @description Text shown to the customer */
                            text?: string;
                            /** @description Null if the payment had none */
                            custom: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Reference from the payment */
                            reference?: string;
                            /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                            plan?: {
                                amount: {
                                    currency: string;
                                    /** @description Number of decimals in `value` */
                                    exponent: number;
                                    /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                                    value: number;
                                };
                                scheduled?: string;
                                /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                                repeat?: {
                                    first?: string;
                                    count?: number;
                                    interval: {
                                        /** @enum {unknown} */
                                        unit: "day" | "week" | "month" | "year";
                                        value?: number;
                                    };
                                };
                            }[];
                            /** @description Parties that may start further payments */
                            unplanned?: {
                                customer?: boolean;
                                merchant?: boolean;
                            };
                            /** @description Limit of all later charges by purpose, in minor units of the transaction's currency. Other charges are refused */
                            consents?: {
                                no_show?: number;
                                balance?: number;
                            };
                            /**
                             * Format: date-time
                             * @description Time of the consent, if given outside the payment page
                             */
                            consentGivenAt?: string;
                            /**
                             * @description 3-D Secure level, if any
                             * @enum {unknown}
                             */
                            tds?: "attempt" | "full";
                            /** @description True if the merchant started it from an earlier payment */
                            recurring: boolean;
                            successful: boolean;
                            /** @description Reason for the failure, or `false` */
                            error: false | {
                                /** @description Stable numeric code */
                                code: number;
                                message: string;
                                /** @description Same as `message` */
                                text: string;
                                /** @description True if the customer can resolve it */
                                client: boolean;
                                /** @description True if the merchant can resolve it */
                                merchant: boolean;
                            };
                            /** @description History, oldest first */
                            trail: {
                                capture?: boolean;
                                refund?: boolean;
                                void?: boolean;
                                /** @description A closed dispute: won or lost */
                                dispute?: {
                                    id: string;
                                    won?: boolean;
                                    lost?: boolean;
                                };
                                /** @description Voided because the authorisation expired */
                                expired?: boolean;
                                /** @description Rejected by the acquirer and reversed */
                                failed?: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                /** @description Minor units of the merchant's currency, after fees */
                                balance: number;
                                /** @description Its two parts, in minor units of the merchant's currency */
                                fee: {
                                    flat: number;
                                    rate: number;
                                };
                                /** @description Percentage fee returned by a refund, included in `balance` */
                                feeReturned?: number;
                                descriptor?: string;
                                lineId?: string;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `currency`: Not the currency of the transaction
             *     - `amount`: The authorisation expired: no further captures
             *     - `amount`: More than the rest to capture, refund or void
             *     - `amount`: The transaction has 200 captures, refunds and voids. Only the full rest can be refunded or voided
             *     - 1 Invalid currency: No exchange rate into the merchant's currency exists
             *     - 22 Amount is bigger than allowed, please contact us: The merchant's balance would exceed the exact range
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - The merchant lacks the permission
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - A concurrent request left too little
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    refundTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Minor units of the transaction's currency */
                    amount: number;
                    /** @description On the customer's bank statement */
                    descriptor?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transaction: {
                            id: string;
                            merchantId: string;
                            test: boolean;
                            /** Format: date-time */
                            created: string;
                            currency: string;
                            /** @description Minor units; 0 for a card verification */
                            amount: number;
                            /** @description On the customer's bank statement */
                            descriptor: string;
                            /** @description Available for capture or void */
                            pendingAmount: number;
                            /** @description Total of captures, before refunds */
                            capturedAmount: number;
                            refundedAmount: number;
                            voidedAmount: number;
                            /** @description Amount in open or lost disputes */
                            disputedAmount: number;
                            /** @description Available for refund */
                            refundableAmount: number;
                            card: {
                                /** @description The first six digits */
                                bin: string;
                                last4: string;
                                /**
                                 * Format: date-time
                                 * @description The end of its last month, UTC
                                 */
                                expiry: string;
                                /** @enum {unknown} */
                                scheme: "visa" | "mastercard";
                                code: {
                                    /** @description True if the payment had the security code */
                                    present: boolean;
                                };
                            };
                            /** @description Text shown to the customer */
                            text?: string;
                            /** @description Null if the payment had none */
                            custom: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Reference from the payment */
                            reference?: string;
                            /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                            plan?: {
                                amount: {
                                    currency: string;
                                    /** @description Number of decimals in `value` */
                                    exponent: number;
                                    /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                                    value: number;
                                };
                                scheduled?: string;
                                /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                                repeat?: {
                                    first?: string;
                                    count?: number;
                                    interval: {
                                        /** @enum {unknown} */
                                        unit: "day" | "week" | "month" | "year";
                                        value?: number;
                                    };
                                };
                            }[];
                            /** @description Parties that may start further payments */
                            unplanned?: {
                                customer?: boolean;
                                merchant?: boolean;
                            };
                            /** @description Limit of all later charges by purpose, in minor units of the transaction's currency. Other charges are refused */
                            consents?: {
                                no_show?: number;
                                balance?: number;
                            };
                            /**
                             * Format: date-time
                             * @description Time of the consent, if given outside the payment page
                             */
                            consentGivenAt?: string;
                            /**
                             * @description 3-D Secure level, if any
                             * @enum {unknown}
                             */
                            tds?: "attempt" | "full";
                            /** @description True if the merchant started it from an earlier payment */
                            recurring: boolean;
                            successful: boolean;
                            /** @description Reason for the failure, or `false` */
                            error: false | {
                                /** @description Stable numeric code */
                                code: number;
                                message: string;
                                /** @description Same as `message` */
                                text: string;
                                /** @description True if the customer can resolve it */
                                client: boolean;
                                /** @description True if the merchant can resolve it */
                                merchant: boolean;
                            };
                            /** @description History, oldest first */
                            trail: {
                                capture?: boolean;
                                refund?: boolean;
                                void?: boolean;
                                /** @description A closed dispute: won or lost */
                                dispute?: {
                                    id: string;
                                    won?: boolean;
                                    lost?: boolean;
                                };
                                /** @description Voided because the authorisation expired */
                                expired?: boolean;
                                /** @description Rejected by the acquirer and reversed */
                                failed?: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                /** @description Minor units of the merchant's currency, after fees */
                                balance: number;
                                /** @description Its two parts, in minor units of the merchant's currency */
                                fee: {
                                    flat: number;
                                    rate: number;
                                };
                                /** @description Percentage fee returned by a refund, included in `balance` */
                                feeReturned?: number;
                                descriptor?: string;
                                lineId?: string;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `currency`: Not the currency of the transaction
             *     - `amount`: The authorisation expired: no further captures
             *     - `amount`: More than the rest to capture, refund or void
             *     - `amount`: The transaction has 200 captures, refunds and voids. Only the full rest can be refunded or voided
             *     - 1 Invalid currency: No exchange rate into the merchant's currency exists
             *     - 22 Amount is bigger than allowed, please contact us: The merchant's balance would exceed the exact range
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - The merchant lacks the permission
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - A concurrent request left too little
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    voidTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Minor units of the transaction's currency */
                    amount: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transaction: {
                            id: string;
                            merchantId: string;
                            test: boolean;
                            /** Format: date-time */
                            created: string;
                            currency: string;
                            /** @description Minor units; 0 for a card verification */
                            amount: number;
                            /** @description On the customer's bank statement */
                            descriptor: string;
                            /** @description Available for capture or void */
                            pendingAmount: number;
                            /** @description Total of captures, before refunds */
                            capturedAmount: number;
                            refundedAmount: number;
                            voidedAmount: number;
                            /** @description Amount in open or lost disputes */
                            disputedAmount: number;
                            /** @description Available for refund */
                            refundableAmount: number;
                            card: {
                                /** @description The first six digits */
                                bin: string;
                                last4: string;
                                /**
                                 * Format: date-time
                                 * @description The end of its last month, UTC
                                 */
                                expiry: string;
                                /** @enum {unknown} */
                                scheme: "visa" | "mastercard";
                                code: {
                                    /** @description True if the payment had the security code */
                                    present: boolean;
                                };
                            };
                            /** @description Text shown to the customer */
                            text?: string;
                            /** @description Null if the payment had none */
                            custom: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Reference from the payment */
                            reference?: string;
                            /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                            plan?: {
                                amount: {
                                    currency: string;
                                    /** @description Number of decimals in `value` */
                                    exponent: number;
                                    /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                                    value: number;
                                };
                                scheduled?: string;
                                /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                                repeat?: {
                                    first?: string;
                                    count?: number;
                                    interval: {
                                        /** @enum {unknown} */
                                        unit: "day" | "week" | "month" | "year";
                                        value?: number;
                                    };
                                };
                            }[];
                            /** @description Parties that may start further payments */
                            unplanned?: {
                                customer?: boolean;
                                merchant?: boolean;
                            };
                            /** @description Limit of all later charges by purpose, in minor units of the transaction's currency. Other charges are refused */
                            consents?: {
                                no_show?: number;
                                balance?: number;
                            };
                            /**
                             * Format: date-time
                             * @description Time of the consent, if given outside the payment page
                             */
                            consentGivenAt?: string;
                            /**
                             * @description 3-D Secure level, if any
                             * @enum {unknown}
                             */
                            tds?: "attempt" | "full";
                            /** @description True if the merchant started it from an earlier payment */
                            recurring: boolean;
                            successful: boolean;
                            /** @description Reason for the failure, or `false` */
                            error: false | {
                                /** @description Stable numeric code */
                                code: number;
                                message: string;
                                /** @description Same as `message` */
                                text: string;
                                /** @description True if the customer can resolve it */
                                client: boolean;
                                /** @description True if the merchant can resolve it */
                                merchant: boolean;
                            };
                            /** @description History, oldest first */
                            trail: {
                                capture?: boolean;
                                refund?: boolean;
                                void?: boolean;
                                /** @description A closed dispute: won or lost */
                                dispute?: {
                                    id: string;
                                    won?: boolean;
                                    lost?: boolean;
                                };
                                /** @description Voided because the authorisation expired */
                                expired?: boolean;
                                /** @description Rejected by the acquirer and reversed */
                                failed?: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                /** @description Minor units of the merchant's currency, after fees */
                                balance: number;
                                /** @description Its two parts, in minor units of the merchant's currency */
                                fee: {
                                    flat: number;
                                    rate: number;
                                };
                                /** @description Percentage fee returned by a refund, included in `balance` */
                                feeReturned?: number;
                                descriptor?: string;
                                lineId?: string;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `currency`: Not the currency of the transaction
             *     - `amount`: The authorisation expired: no further captures
             *     - `amount`: More than the rest to capture, refund or void
             *     - `amount`: The transaction has 200 captures, refunds and voids. Only the full rest can be refunded or voided
             *     - 1 Invalid currency: No exchange rate into the merchant's currency exists
             *     - 22 Amount is bigger than allowed, please contact us: The merchant's balance would exceed the exact range
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - The merchant lacks the permission
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - A concurrent request left too little
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transaction: {
                            id: string;
                            merchantId: string;
                            test: boolean;
                            /** Format: date-time */
                            created: string;
                            currency: string;
                            /** @description Minor units; 0 for a card verification */
                            amount: number;
                            /** @description On the customer's bank statement */
                            descriptor: string;
                            /** @description Available for capture or void */
                            pendingAmount: number;
                            /** @description Total of captures, before refunds */
                            capturedAmount: number;
                            refundedAmount: number;
                            voidedAmount: number;
                            /** @description Amount in open or lost disputes */
                            disputedAmount: number;
                            /** @description Available for refund */
                            refundableAmount: number;
                            card: {
                                /** @description The first six digits */
                                bin: string;
                                last4: string;
                                /**
                                 * Format: date-time
                                 * @description The end of its last month, UTC
                                 */
                                expiry: string;
                                /** @enum {unknown} */
                                scheme: "visa" | "mastercard";
                                code: {
                                    /** @description True if the payment had the security code */
                                    present: boolean;
                                };
                            };
                            /** @description Text shown to the customer */
                            text?: string;
                            /** @description Null if the payment had none */
                            custom: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Reference from the payment */
                            reference?: string;
                            /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                            plan?: {
                                amount: {
                                    currency: string;
                                    /** @description Number of decimals in `value` */
                                    exponent: number;
                                    /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                                    value: number;
                                };
                                scheduled?: string;
                                /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                                repeat?: {
                                    first?: string;
                                    count?: number;
                                    interval: {
                                        /** @enum {unknown} */
                                        unit: "day" | "week" | "month" | "year";
                                        value?: number;
                                    };
                                };
                            }[];
                            /** @description Parties that may start further payments */
                            unplanned?: {
                                customer?: boolean;
                                merchant?: boolean;
                            };
                            /** @description Limit of all later charges by purpose, in minor units of the transaction's currency. Other charges are refused */
                            consents?: {
                                no_show?: number;
                                balance?: number;
                            };
                            /**
                             * Format: date-time
                             * @description Time of the consent, if given outside the payment page
                             */
                            consentGivenAt?: string;
                            /**
                             * @description 3-D Secure level, if any
                             * @enum {unknown}
                             */
                            tds?: "attempt" | "full";
                            /** @description True if the merchant started it from an earlier payment */
                            recurring: boolean;
                            successful: boolean;
                            /** @description Reason for the failure, or `false` */
                            error: false | {
                                /** @description Stable numeric code */
                                code: number;
                                message: string;
                                /** @description Same as `message` */
                                text: string;
                                /** @description True if the customer can resolve it */
                                client: boolean;
                                /** @description True if the merchant can resolve it */
                                merchant: boolean;
                            };
                            /** @description History, oldest first */
                            trail: {
                                capture?: boolean;
                                refund?: boolean;
                                void?: boolean;
                                /** @description A closed dispute: won or lost */
                                dispute?: {
                                    id: string;
                                    won?: boolean;
                                    lost?: boolean;
                                };
                                /** @description Voided because the authorisation expired */
                                expired?: boolean;
                                /** @description Rejected by the acquirer and reversed */
                                failed?: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                /** @description Minor units of the merchant's currency, after fees */
                                balance: number;
                                /** @description Its two parts, in minor units of the merchant's currency */
                                fee: {
                                    flat: number;
                                    rate: number;
                                };
                                /** @description Percentage fee returned by a refund, included in `balance` */
                                feeReturned?: number;
                                descriptor?: string;
                                lineId?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantCards: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: Record<string, never>;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        /** Format: date-time */
                        created: string;
                        /** @description The first six digits */
                        bin: string;
                        last4: string;
                        /**
                         * Format: date-time
                         * @description The end of its last month, UTC
                         */
                        expiry: string;
                        /** @enum {unknown} */
                        scheme: "visa" | "mastercard";
                        notes: string | null;
                        /** @description Time of deletion, or null for a usable card */
                        deleted: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMerchantCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transactionId: string;
                    notes?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        card: {
                            id: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - 28 The merchant is not allowed to save cards
             *     - `transactionId`: Not a successful transaction of this merchant
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        card: {
                            id: string;
                            merchantId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description The first six digits */
                            bin: string;
                            last4: string;
                            /**
                             * Format: date-time
                             * @description The end of its last month, UTC
                             */
                            expiry: string;
                            /** @enum {unknown} */
                            scheme: "visa" | "mastercard";
                            notes: string | null;
                            /** @description Time of deletion, or null for a usable card */
                            deleted: string | null;
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listDisputes: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                filter: {
                    merchantId?: string;
                    transactionId?: string;
                    /**
                     * Format: date-time
                     * @description Created at or after this time
                     */
                    from?: string;
                    /**
                     * Format: date-time
                     * @description Created before this time
                     */
                    to?: string;
                    /** @enum {unknown} */
                    state?: "open" | "answered" | "won" | "lost";
                };
                /** @description `csv` returns all entries between `filter[from]` and `filter[to]`: at most 366 days, by default the last 366. It needs no `limit` */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        transactionId: string;
                        /** Format: date-time */
                        created: string;
                        /** @description Minor units of the transaction's currency */
                        amount: number;
                        reason: {
                            code: number;
                            title: string;
                        };
                        /**
                         * Format: date-time
                         * @description Deadline for the merchant's answer
                         */
                        due: string;
                        /** @enum {unknown} */
                        state: "open" | "answered" | "won" | "lost";
                        /** @description The merchant's answer, if any */
                        answer?: {
                            /** @description At most 4000 characters */
                            text: string;
                            /** Format: date-time */
                            created: string;
                        };
                        /** @description Uploaded evidence files */
                        files?: {
                            name: string;
                            /** @enum {unknown} */
                            type: "application/pdf" | "image/png" | "image/jpeg";
                            /** @description Size in bytes */
                            bytes: number;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             *     - `filter.from`: The CSV range is longer than 366 days
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transactionId: string;
                    /** @description Minor units of the transaction's currency */
                    amount: number;
                    reason?: {
                        code: number;
                        title: string;
                    };
                    /** Format: date-time */
                    due?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispute: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            reason: {
                                code: number;
                                title: string;
                            };
                            /**
                             * Format: date-time
                             * @description Deadline for the merchant's answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description The merchant's answer, if any */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description Uploaded evidence files */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description Size in bytes */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `transactionId`: Not a transaction
             *     - `amount`: More than the captured amount minus earlier disputes
             *     - `due`: Not a time between 1970 and 2199
             *     - 1 Invalid currency: No exchange rate into the merchant's currency exists
             *     - 22 Amount is bigger than allowed, please contact us: The merchant's balance would exceed the exact range
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `test_only`: The merchant is live
             */
            403: components["responses"]["Forbidden"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - A concurrent dispute left too little
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispute: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            reason: {
                                code: number;
                                title: string;
                            };
                            /**
                             * Format: date-time
                             * @description Deadline for the merchant's answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description The merchant's answer, if any */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description Uploaded evidence files */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description Size in bytes */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    answerDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Explanation in plain text */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispute: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            reason: {
                                code: number;
                                title: string;
                            };
                            /**
                             * Format: date-time
                             * @description Deadline for the merchant's answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description The merchant's answer, if any */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description Uploaded evidence files */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description Size in bytes */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - `dispute_answered`: The dispute is answered already
             *     - `dispute_closed`: The dispute is won or lost
             *     - `dispute_overdue`: The deadline in `due` has passed
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    acceptDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispute: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            reason: {
                                code: number;
                                title: string;
                            };
                            /**
                             * Format: date-time
                             * @description Deadline for the merchant's answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description The merchant's answer, if any */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description Uploaded evidence files */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description Size in bytes */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - The dispute is closed already
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getDisputeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description At most 100 characters, without slashes */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateDisputeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description At most 100 characters, without slashes */
                name: string;
            };
            cookie?: never;
        };
        /** @description The bytes of the file */
        requestBody?: {
            content: {
                "application/pdf": unknown;
                "image/png": unknown;
                "image/jpeg": unknown;
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `file`: Not a PDF, PNG or JPEG, or not of its Content-Type
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `dispute_answered`: The dispute is answered already
             *     - `dispute_closed`: The dispute is won or lost
             *     - `dispute_overdue`: The deadline in `due` has passed
             *     - `too_many_files`: The dispute has 5 other files
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteDisputeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description At most 100 characters, without slashes */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `dispute_answered`: The dispute is answered already
             *     - `dispute_closed`: The dispute is won or lost
             *     - `dispute_overdue`: The deadline in `due` has passed
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createDisputeWin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispute: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            reason: {
                                code: number;
                                title: string;
                            };
                            /**
                             * Format: date-time
                             * @description Deadline for the merchant's answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description The merchant's answer, if any */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description Uploaded evidence files */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description Size in bytes */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `test_only`: The merchant is live
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - The dispute is closed already
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createDisputeLoss: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispute: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            reason: {
                                code: number;
                                title: string;
                            };
                            /**
                             * Format: date-time
                             * @description Deadline for the merchant's answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description The merchant's answer, if any */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description Uploaded evidence files */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description Size in bytes */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `test_only`: The merchant is live
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - The dispute is closed already
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listFrauds: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                filter: {
                    merchantId?: string;
                    transactionId?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        transactionId: string;
                        /** Format: date-time */
                        created: string;
                        /** Format: date-time */
                        reported?: string;
                        /** @description 0 Misc, 1 Fraudulent usage, 2 Fraudulent application, 3 Counterfeit, 4 Account takeover, 5 Card not delivered, 6 Card stolen, 7 Card lost, 8 Cardholder manipulated */
                        reason?: number;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createFraud: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transactionId: string;
                    /** Format: date-time */
                    reported?: string;
                    /** @description 0 Misc, 1 Fraudulent usage, 2 Fraudulent application, 3 Counterfeit, 4 Account takeover, 5 Card not delivered, 6 Card stolen, 7 Card lost, 8 Cardholder manipulated */
                    reason?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fraud: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            reported?: string;
                            /** @description 0 Misc, 1 Fraudulent usage, 2 Fraudulent application, 3 Counterfeit, 4 Account takeover, 5 Card not delivered, 6 Card stolen, 7 Card lost, 8 Cardholder manipulated */
                            reason?: number;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `transactionId`: Not a successful transaction
             *     - `reported`: Not a time between 1970 and 2199
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `test_only`: The merchant is live
             */
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getFraud: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fraud: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            reported?: string;
                            /** @description 0 Misc, 1 Fraudulent usage, 2 Fraudulent application, 3 Counterfeit, 4 Account takeover, 5 Card not delivered, 6 Card stolen, 7 Card lost, 8 Cardholder manipulated */
                            reason?: number;
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantLines: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    /**
                     * Format: date-time
                     * @description Created at or after this time
                     */
                    from?: string;
                    /**
                     * Format: date-time
                     * @description Created before this time
                     */
                    to?: string;
                    transactionId?: string;
                    /** @enum {unknown} */
                    kind?: "capture" | "refund" | "payout" | "dispute";
                };
                /** @description `csv` returns all entries between `filter[from]` and `filter[to]`: at most 366 days, by default the last 366. It needs no `limit` */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        test: boolean;
                        /** Format: date-time */
                        created: string;
                        /** @description Change of the balance, in minor units of the merchant's currency */
                        balance: number;
                        /** @description Minor units of the merchant's currency */
                        fee: number;
                        /** @description Percentage fee returned by a refund, included in `balance` */
                        feeReturned?: number;
                        /** @description Descriptor or reason */
                        description: string | null;
                        transactionId?: string;
                        /** @description Minor units of its own currency, before exchange */
                        amount: {
                            currency: string;
                            amount: number;
                        };
                        /** @description Exchange rate: units of the merchant's currency per unit of the amount's currency */
                        rate?: number;
                        capture?: boolean;
                        refund?: boolean;
                        payout?: boolean;
                        bank?: {
                            iban: string;
                        };
                        dispute?: boolean;
                        won?: boolean;
                        lost?: boolean;
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             *     - `filter.from`: The CSV range is longer than 366 days
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                lineId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        test: boolean;
                        /** Format: date-time */
                        created: string;
                        /** @description Change of the balance, in minor units of the merchant's currency */
                        balance: number;
                        /** @description Minor units of the merchant's currency */
                        fee: number;
                        /** @description Percentage fee returned by a refund, included in `balance` */
                        feeReturned?: number;
                        /** @description Descriptor or reason */
                        description: string | null;
                        transactionId?: string;
                        /** @description Minor units of its own currency, before exchange */
                        amount: {
                            currency: string;
                            amount: number;
                        };
                        /** @description Exchange rate: units of the merchant's currency per unit of the amount's currency */
                        rate?: number;
                        capture?: boolean;
                        refund?: boolean;
                        payout?: boolean;
                        bank?: {
                            iban: string;
                        };
                        dispute?: boolean;
                        won?: boolean;
                        lost?: boolean;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantPayouts: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    /**
                     * Format: date-time
                     * @description Created at or after this time
                     */
                    from?: string;
                    /**
                     * Format: date-time
                     * @description Created before this time
                     */
                    to?: string;
                    /** @enum {unknown} */
                    state?: "created" | "exported" | "paid" | "returned";
                };
                /** @description `csv` returns all entries between `filter[from]` and `filter[to]`: at most 366 days, by default the last 366. It needs no `limit` */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        /** Format: date-time */
                        created: string;
                        /** @description Minor units of its currency */
                        amount: number;
                        currency: string;
                        bank: {
                            iban: string;
                        };
                        /** @description End-to-end ID at the bank */
                        endToEndId: string;
                        /** @enum {unknown} */
                        state: "created" | "exported" | "paid" | "returned";
                        lineId: string;
                        exportId?: string;
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             *     - `filter.from`: The CSV range is longer than 366 days
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getPayout: {
        parameters: {
            query?: {
                /** @description Page size */
                limit?: number;
                /** @description Cursor: returns lines older than this line */
                before?: string;
            };
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payout: {
                            id: string;
                            merchantId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of its currency */
                            amount: number;
                            currency: string;
                            bank: {
                                iban: string;
                            };
                            /** @description End-to-end ID at the bank */
                            endToEndId: string;
                            /** @enum {unknown} */
                            state: "created" | "exported" | "paid" | "returned";
                            lineId: string;
                            exportId?: string;
                            /** @description Amount carried over from earlier payouts. Negative: amount carried forward to the next payout */
                            carried: number;
                            /** @description Balance lines since the previous payout, newest first */
                            lines: {
                                id: string;
                                merchantId: string;
                                test: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Change of the balance, in minor units of the merchant's currency */
                                balance: number;
                                /** @description Minor units of the merchant's currency */
                                fee: number;
                                /** @description Percentage fee returned by a refund, included in `balance` */
                                feeReturned?: number;
                                /** @description Descriptor or reason */
                                description: string | null;
                                transactionId?: string;
                                /** @description Minor units of its own currency, before exchange */
                                amount: {
                                    currency: string;
                                    amount: number;
                                };
                                /** @description Exchange rate: units of the merchant's currency per unit of the amount's currency */
                                rate?: number;
                                capture?: boolean;
                                refund?: boolean;
                                payout?: boolean;
                                bank?: {
                                    iban: string;
                                };
                                dispute?: boolean;
                                won?: boolean;
                                lost?: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchantTakings: {
        parameters: {
            query: {
                /** @description First day, such as 2026-11-22 */
                from: string;
                /** @description Last day, inclusive. At most 366 days */
                to: string;
                /** @description Interval of the sums */
                unit?: "day";
                /** @description IANA time zone of the days, such as Europe/Copenhagen */
                timezone?: string;
            };
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The balance changed by captured - refunded - fees - disputes */
                        takings: {
                            /** @description The merchant's currency. All amounts are in its minor units */
                            currency: string;
                            timezone: string;
                            /** @enum {unknown} */
                            unit: "day";
                            total: {
                                /** @description Before fees */
                                captured: number;
                                refunded: number;
                                /** @description Fees of captures and disputes, without fees returned by refunds */
                                fees: number;
                                /** @description Amounts lost to disputes, without amounts won back */
                                disputes: number;
                                /** @description Number of captures */
                                count: number;
                            };
                            days: {
                                /**
                                 * Format: date
                                 * @description All days in the range, oldest first
                                 */
                                day: string;
                                /** @description Before fees */
                                captured: number;
                                refunded: number;
                                /** @description Fees of captures and disputes, without fees returned by refunds */
                                fees: number;
                                /** @description Amounts lost to disputes, without amounts won back */
                                disputes: number;
                                /** @description Number of captures */
                                count: number;
                            }[];
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `from`: Not a day between 1971 and 2105
             *     - `timezone`: Not an IANA time zone
             *     - `to`: Before the first day, or a range of more than 366 days
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    searchMerchant: {
        parameters: {
            query: {
                /** @description An ID, a reference, the last four digits of a card, or an amount such as 9.95 or €1,234.50 */
                q: string;
            };
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description An ID finds any object. A reference, digits or an amount find transactions. At most twenty results of each kind */
                        found: {
                            transactions: {
                                id: string;
                                merchantId: string;
                                test: boolean;
                                /** Format: date-time */
                                created: string;
                                currency: string;
                                /** @description Minor units; 0 for a card verification */
                                amount: number;
                                /** @description On the customer's bank statement */
                                descriptor: string;
                                /** @description Available for capture or void */
                                pendingAmount: number;
                                /** @description Total of captures, before refunds */
                                capturedAmount: number;
                                refundedAmount: number;
                                voidedAmount: number;
                                /** @description Amount in open or lost disputes */
                                disputedAmount: number;
                                /** @description Available for refund */
                                refundableAmount: number;
                                card: {
                                    /** @description The first six digits */
                                    bin: string;
                                    last4: string;
                                    /**
                                     * Format: date-time
                                     * @description The end of its last month, UTC
                                     */
                                    expiry: string;
                                    /** @enum {unknown} */
                                    scheme: "visa" | "mastercard";
                                    code: {
                                        /** @description True if the payment had the security code */
                                        present: boolean;
                                    };
                                };
                                /** @description Text shown to the customer */
                                text?: string;
                                /** @description Null if the payment had none */
                                custom: {
                                    [key: string]: unknown;
                                } | null;
                                /** @description Reference from the payment */
                                reference?: string;
                                /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                                plan?: {
                                    amount: {
                                        currency: string;
                                        /** @description Number of decimals in `value` */
                                        exponent: number;
                                        /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                                        value: number;
                                    };
                                    scheduled?: string;
                                    /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                                    repeat?: {
                                        first?: string;
                                        count?: number;
                                        interval: {
                                            /** @enum {unknown} */
                                            unit: "day" | "week" | "month" | "year";
                                            value?: number;
                                        };
                                    };
                                }[];
                                /** @description Parties that may start further payments */
                                unplanned?: {
                                    customer?: boolean;
                                    merchant?: boolean;
                                };
                                /** @description Limit of all later charges by purpose, in minor units of the transaction's currency. Other charges are refused */
                                consents?: {
                                    no_show?: number;
                                    balance?: number;
                                };
                                /**
                                 * Format: date-time
                                 * @description Time of the consent, if given outside the payment page
                                 */
                                consentGivenAt?: string;
                                /**
                                 * @description 3-D Secure level, if any
                                 * @enum {unknown}
                                 */
                                tds?: "attempt" | "full";
                                /** @description True if the merchant started it from an earlier payment */
                                recurring: boolean;
                                successful: boolean;
                                /** @description Reason for the failure, or `false` */
                                error: false | {
                                    /** @description Stable numeric code */
                                    code: number;
                                    message: string;
                                    /** @description Same as `message` */
                                    text: string;
                                    /** @description True if the customer can resolve it */
                                    client: boolean;
                                    /** @description True if the merchant can resolve it */
                                    merchant: boolean;
                                };
                                /** @description History, oldest first */
                                trail: {
                                    capture?: boolean;
                                    refund?: boolean;
                                    void?: boolean;
                                    /** @description A closed dispute: won or lost */
                                    dispute?: {
                                        id: string;
                                        won?: boolean;
                                        lost?: boolean;
                                    };
                                    /** @description Voided because the authorisation expired */
                                    expired?: boolean;
                                    /** @description Rejected by the acquirer and reversed */
                                    failed?: boolean;
                                    /** Format: date-time */
                                    created: string;
                                    /** @description Minor units of the transaction's currency */
                                    amount: number;
                                    /** @description Minor units of the merchant's currency, after fees */
                                    balance: number;
                                    /** @description Its two parts, in minor units of the merchant's currency */
                                    fee: {
                                        flat: number;
                                        rate: number;
                                    };
                                    /** @description Percentage fee returned by a refund, included in `balance` */
                                    feeReturned?: number;
                                    descriptor?: string;
                                    lineId?: string;
                                }[];
                            }[];
                            disputes: {
                                id: string;
                                merchantId: string;
                                transactionId: string;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                reason: {
                                    code: number;
                                    title: string;
                                };
                                /**
                                 * Format: date-time
                                 * @description Deadline for the merchant's answer
                                 */
                                due: string;
                                /** @enum {unknown} */
                                state: "open" | "answered" | "won" | "lost";
                                /** @description The merchant's answer, if any */
                                answer?: {
                                    /** @description At most 4000 characters */
                                    text: string;
                                    /** Format: date-time */
                                    created: string;
                                };
                                /** @description Uploaded evidence files */
                                files?: {
                                    name: string;
                                    /** @enum {unknown} */
                                    type: "application/pdf" | "image/png" | "image/jpeg";
                                    /** @description Size in bytes */
                                    bytes: number;
                                }[];
                            }[];
                            cards: {
                                id: string;
                                merchantId: string;
                                /** Format: date-time */
                                created: string;
                                /** @description The first six digits */
                                bin: string;
                                last4: string;
                                /**
                                 * Format: date-time
                                 * @description The end of its last month, UTC
                                 */
                                expiry: string;
                                /** @enum {unknown} */
                                scheme: "visa" | "mastercard";
                                notes: string | null;
                                /** @description Time of deletion, or null for a usable card */
                                deleted: string | null;
                            }[];
                            lines: {
                                id: string;
                                merchantId: string;
                                test: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Change of the balance, in minor units of the merchant's currency */
                                balance: number;
                                /** @description Minor units of the merchant's currency */
                                fee: number;
                                /** @description Percentage fee returned by a refund, included in `balance` */
                                feeReturned?: number;
                                /** @description Descriptor or reason */
                                description: string | null;
                                transactionId?: string;
                                /** @description Minor units of its own currency, before exchange */
                                amount: {
                                    currency: string;
                                    amount: number;
                                };
                                /** @description Exchange rate: units of the merchant's currency per unit of the amount's currency */
                                rate?: number;
                                capture?: boolean;
                                refund?: boolean;
                                payout?: boolean;
                                bank?: {
                                    iban: string;
                                };
                                dispute?: boolean;
                                won?: boolean;
                                lost?: boolean;
                            }[];
                            payouts: {
                                id: string;
                                merchantId: string;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of its currency */
                                amount: number;
                                currency: string;
                                bank: {
                                    iban: string;
                                };
                                /** @description End-to-end ID at the bank */
                                endToEndId: string;
                                /** @enum {unknown} */
                                state: "created" | "exported" | "paid" | "returned";
                                lineId: string;
                                exportId?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createVaultToken: {
        parameters: {
            query?: never;
            header: {
                /** @description API version: 1 */
                "accept-version": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `pcn`: card number, 12 to 19 digits. `pcsc`: security code, 3 or 4 digits
                     * @enum {unknown}
                     */
                    type: "pcn" | "pcsc";
                    value: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Valid for ten minutes and one order */
                        token: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - `BODY_INVALID`: The body could not be read as JSON
             *     - `REQUEST_INVALID`: The request is not valid
             *     - `VERSION_MISSING`: The header Accept-Version is missing
             *     - `VERSION_UNSUPPORTED`: Unsupported Accept-Version: only 1 exists
             *     - `PAYMENT_CARD_NUMBER_INVALID`: Not 12 to 19 digits
             *     - `PAYMENT_CARD_SECURITY_CODE_INVALID`: Not 3 or 4 digits
             */
            400: components["responses"]["PaymentRefused"];
            413: components["responses"]["PaymentTooLarge"];
            /** @description `RATE_LIMITED`: Too many requests */
            429: components["responses"]["PaymentBusy"];
            default: components["responses"]["PaymentFailed"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description API version: 1 */
                "accept-version": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Simulated response of the issuer. Required for test merchants, forbidden for live ones */
                    test?: {
                        card?: {
                            /** @enum {unknown} */
                            scheme?: "supported" | "unsupported" | "unknown";
                            /** @enum {unknown} */
                            code?: "valid" | "invalid";
                            /** @enum {unknown} */
                            status?: "valid" | "invalid" | "expired" | "disabled" | "lost";
                            limit?: {
                                currency: string;
                                exponent: number;
                                value: number;
                            };
                            balance?: {
                                currency: string;
                                exponent: number;
                                value: number;
                            };
                        };
                        /** @enum {unknown} */
                        fingerprint?: "timeout" | "success";
                        tds?: {
                            /** @enum {unknown} */
                            fingerprint?: "timeout" | "unavailable" | "success";
                            challenge?: boolean;
                            /** @enum {unknown} */
                            status?: "authenticated" | "rejected" | "unavailable" | "attempted";
                        };
                    };
                    integration: {
                        /** @description The merchant's public key */
                        key: string;
                        /** @description Seal from a checked payment link. The order must match the link. Required if the merchant requires signed links */
                        seal?: string;
                    };
                    /** @description Text shown to the customer */
                    text?: string;
                    /** @description The merchant's reference for the transaction */
                    reference?: string;
                    /** @description Without an amount, the card is verified only */
                    amount?: {
                        currency: string;
                        /** @description Number of decimals in `value` */
                        exponent: number;
                        /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                        value: number;
                    };
                    card: {
                        number: {
                            /** @description Valid for ten minutes and one order */
                            token: string;
                        };
                        expiry: {
                            month: number;
                            year: number;
                        };
                        code?: {
                            /** @description Valid for ten minutes and one order */
                            token: string;
                        };
                    };
                    /**
                     * @description `automatic` captures the full amount on approval, `manual` only authorises it. Defaults to the merchant's setting
                     * @enum {unknown}
                     */
                    capture?: "automatic" | "manual";
                    /** @description Any data of yours, at most 50 KB as JSON */
                    custom?: {
                        [key: string]: unknown;
                    };
                    /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                    plan?: {
                        amount: {
                            currency: string;
                            /** @description Number of decimals in `value` */
                            exponent: number;
                            /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                            value: number;
                        };
                        scheduled?: string;
                        /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                        repeat?: {
                            first?: string;
                            count?: number;
                            interval: {
                                /** @enum {unknown} */
                                unit: "day" | "week" | "month" | "year";
                                value?: number;
                            };
                        };
                    }[];
                    /** @description Parties that may start further payments */
                    unplanned?: {
                        customer?: boolean;
                        merchant?: boolean;
                        /** @description The spelling in published clients */
                        costumer?: boolean;
                    };
                    /** @description Hints from challenges, not part of the order */
                    hints?: unknown[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The transaction ID */
                        authorizationId: string;
                        /** @description True if captured on approval, false if only authorised */
                        captured?: boolean;
                    } | {
                        /** @description Solve any one of these */
                        challenges: {
                            /** @description Name for display. Choose by `type` */
                            name: string;
                            /**
                             * @description How to solve the challenge after posting the order to `path`. `fetch` returns hints at once. The other types return a form for a hidden or visible iframe, and the iframe posts a message at the end
                             * @enum {unknown}
                             */
                            type: "background-iframe" | "fetch" | "iframe";
                            /** @description Post the same order here, with its hints */
                            path: string;
                        }[];
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - `BODY_INVALID`: The body could not be read as JSON
             *     - `REQUEST_INVALID`: The request is not valid
             *     - `VERSION_MISSING`: The header Accept-Version is missing
             *     - `VERSION_UNSUPPORTED`: Unsupported Accept-Version: only 1 exists
             *     - `PAYMENT_INTEGRATION_KEY_UNKNOWN`: Unknown merchant key
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant may not charge cards, or is live and the service has no live acquirer
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant requires signed links, and the seal is missing, invalid or expired
             *     - `TEST_MODE_MIXED`: `test` is present for a live merchant, or missing for a test merchant
             *     - `custom`: Larger than 50 KB as JSON
             *     - `amount.currency`: Not a current ISO 4217 currency
             *     - `amount`: Not a whole number of minor units, or too large
             *     - `amount.currency`: No exchange rate is available, and capture is manual. With automatic capture, the payment is declined instead
             *     - `plan`: Not a current ISO 4217 currency
             *     - `plan`: Not a whole number of minor units, or too large
             *     - `plan`: A part must be either scheduled or repeated
             *     - `plan`: A part begins in the past
             *     - `plan`: A part does not end within 100 years
             *     - `plan`: A part begins before the previous one ends
             *     - `plan`: `repeat.count` is missing in a part other than the last
             *     - `unplanned.customer`: Contradicts `unplanned.costumer`
             *     - `PAYMENT_INTEGRATION_DISABLED`: The order differs from its seal
             *     - `PAYMENT_LINK_EXPIRED`: The first attempt came after the link's expiry
             *     - `PAYMENT_REFERENCE_USED`: The reference accepts one payment, and that payment exists
             *     - `hints`: A hint is invalid, or belongs to another order
             *     - `hints`: A hint has expired
             *     - `TOKEN_TYPE_UNEXPECTED`: A token is of another type
             *     - `TOKEN_INVALID`: A token is invalid or has expired
             *     - `PAYMENT_CARD_NUMBER_INVALID`: Live mode: the check digit of the number is wrong
             *     - `PAYMENT_CARD_SCHEME_UNKNOWN`: Unknown card network
             *     - `TOKEN_INVALID`: The token belongs to another order
             *     - Declined: see the code
             */
            400: components["responses"]["PaymentRefused"];
            413: components["responses"]["PaymentTooLarge"];
            /**
             * @description One of these:
             *
             *     - `RATE_LIMITED`: Too many requests
             *     - `PAYMENT_RUNNING`: Another request is paying the same order or reference
             *     - `RATE_LIMITED`: Too many declined payments
             */
            429: components["responses"]["PaymentBusy"];
            default: components["responses"]["PaymentFailed"];
        };
    };
    createPaymentChallengeTdsFingerprint: {
        parameters: {
            query?: never;
            header: {
                /** @description API version: 1 */
                "accept-version": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Simulated response of the issuer. Required for test merchants, forbidden for live ones */
                    test?: {
                        card?: {
                            /** @enum {unknown} */
                            scheme?: "supported" | "unsupported" | "unknown";
                            /** @enum {unknown} */
                            code?: "valid" | "invalid";
                            /** @enum {unknown} */
                            status?: "valid" | "invalid" | "expired" | "disabled" | "lost";
                            limit?: {
                                currency: string;
                                exponent: number;
                                value: number;
                            };
                            balance?: {
                                currency: string;
                                exponent: number;
                                value: number;
                            };
                        };
                        /** @enum {unknown} */
                        fingerprint?: "timeout" | "success";
                        tds?: {
                            /** @enum {unknown} */
                            fingerprint?: "timeout" | "unavailable" | "success";
                            challenge?: boolean;
                            /** @enum {unknown} */
                            status?: "authenticated" | "rejected" | "unavailable" | "attempted";
                        };
                    };
                    integration: {
                        /** @description The merchant's public key */
                        key: string;
                        /** @description Seal from a checked payment link. The order must match the link. Required if the merchant requires signed links */
                        seal?: string;
                    };
                    /** @description Text shown to the customer */
                    text?: string;
                    /** @description The merchant's reference for the transaction */
                    reference?: string;
                    /** @description Without an amount, the card is verified only */
                    amount?: {
                        currency: string;
                        /** @description Number of decimals in `value` */
                        exponent: number;
                        /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                        value: number;
                    };
                    card: {
                        number: {
                            /** @description Valid for ten minutes and one order */
                            token: string;
                        };
                        expiry: {
                            month: number;
                            year: number;
                        };
                        code?: {
                            /** @description Valid for ten minutes and one order */
                            token: string;
                        };
                    };
                    /**
                     * @description `automatic` captures the full amount on approval, `manual` only authorises it. Defaults to the merchant's setting
                     * @enum {unknown}
                     */
                    capture?: "automatic" | "manual";
                    /** @description Any data of yours, at most 50 KB as JSON */
                    custom?: {
                        [key: string]: unknown;
                    };
                    /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                    plan?: {
                        amount: {
                            currency: string;
                            /** @description Number of decimals in `value` */
                            exponent: number;
                            /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                            value: number;
                        };
                        scheduled?: string;
                        /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                        repeat?: {
                            first?: string;
                            count?: number;
                            interval: {
                                /** @enum {unknown} */
                                unit: "day" | "week" | "month" | "year";
                                value?: number;
                            };
                        };
                    }[];
                    /** @description Parties that may start further payments */
                    unplanned?: {
                        customer?: boolean;
                        merchant?: boolean;
                        /** @description The spelling in published clients */
                        costumer?: boolean;
                    };
                    /** @description Hints from challenges, not part of the order */
                    hints?: unknown[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Target of the form, in an iframe */
                        action: string;
                        /** @enum {unknown} */
                        method: "GET" | "POST";
                        /** @description The form fields */
                        fields: {
                            [key: string]: string;
                        };
                        /** @description Width of the iframe in pixels */
                        width?: number;
                        /** @description Height of the iframe in pixels */
                        height?: number;
                        /** @description Milliseconds to wait for the message `{hints}` from the iframe */
                        timeout: number;
                        /** @description Hints to use after the timeout */
                        hints?: string[];
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - `BODY_INVALID`: The body could not be read as JSON
             *     - `REQUEST_INVALID`: The request is not valid
             *     - `VERSION_MISSING`: The header Accept-Version is missing
             *     - `VERSION_UNSUPPORTED`: Unsupported Accept-Version: only 1 exists
             *     - `PAYMENT_INTEGRATION_KEY_UNKNOWN`: Unknown merchant key
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant may not charge cards, or is live and the service has no live acquirer
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant requires signed links, and the seal is missing, invalid or expired
             *     - `TEST_MODE_MIXED`: `test` is present for a live merchant, or missing for a test merchant
             *     - `custom`: Larger than 50 KB as JSON
             *     - `amount.currency`: Not a current ISO 4217 currency
             *     - `amount`: Not a whole number of minor units, or too large
             *     - `amount.currency`: No exchange rate is available, and capture is manual. With automatic capture, the payment is declined instead
             *     - `plan`: Not a current ISO 4217 currency
             *     - `plan`: Not a whole number of minor units, or too large
             *     - `plan`: A part must be either scheduled or repeated
             *     - `plan`: A part begins in the past
             *     - `plan`: A part does not end within 100 years
             *     - `plan`: A part begins before the previous one ends
             *     - `plan`: `repeat.count` is missing in a part other than the last
             *     - `unplanned.customer`: Contradicts `unplanned.costumer`
             *     - `PAYMENT_INTEGRATION_DISABLED`: The order differs from its seal
             *     - `PAYMENT_LINK_EXPIRED`: The first attempt came after the link's expiry
             *     - `PAYMENT_REFERENCE_USED`: The reference accepts one payment, and that payment exists
             *     - `hints`: A hint is invalid, or belongs to another order
             *     - `hints`: A hint has expired
             *     - `TOKEN_TYPE_UNEXPECTED`: A token is of another type
             *     - `TOKEN_INVALID`: A token is invalid or has expired
             *     - `PAYMENT_CARD_NUMBER_INVALID`: Live mode: the check digit of the number is wrong
             *     - `PAYMENT_CARD_SCHEME_UNKNOWN`: Unknown card network
             *     - `TOKEN_INVALID`: The token belongs to another order
             *     - Declined: see the code
             *     - `PAYMENT_CHALLENGE_UNAVAILABLE`: The order has its result, or needs another challenge
             */
            400: components["responses"]["PaymentRefused"];
            413: components["responses"]["PaymentTooLarge"];
            /**
             * @description One of these:
             *
             *     - `RATE_LIMITED`: Too many requests
             *     - `PAYMENT_RUNNING`: Another request is paying the same order or reference
             *     - `RATE_LIMITED`: Too many declined payments
             */
            429: components["responses"]["PaymentBusy"];
            default: components["responses"]["PaymentFailed"];
        };
    };
    createPaymentChallengeTdsAuthenticate: {
        parameters: {
            query?: never;
            header: {
                /** @description API version: 1 */
                "accept-version": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Simulated response of the issuer. Required for test merchants, forbidden for live ones */
                    test?: {
                        card?: {
                            /** @enum {unknown} */
                            scheme?: "supported" | "unsupported" | "unknown";
                            /** @enum {unknown} */
                            code?: "valid" | "invalid";
                            /** @enum {unknown} */
                            status?: "valid" | "invalid" | "expired" | "disabled" | "lost";
                            limit?: {
                                currency: string;
                                exponent: number;
                                value: number;
                            };
                            balance?: {
                                currency: string;
                                exponent: number;
                                value: number;
                            };
                        };
                        /** @enum {unknown} */
                        fingerprint?: "timeout" | "success";
                        tds?: {
                            /** @enum {unknown} */
                            fingerprint?: "timeout" | "unavailable" | "success";
                            challenge?: boolean;
                            /** @enum {unknown} */
                            status?: "authenticated" | "rejected" | "unavailable" | "attempted";
                        };
                    };
                    integration: {
                        /** @description The merchant's public key */
                        key: string;
                        /** @description Seal from a checked payment link. The order must match the link. Required if the merchant requires signed links */
                        seal?: string;
                    };
                    /** @description Text shown to the customer */
                    text?: string;
                    /** @description The merchant's reference for the transaction */
                    reference?: string;
                    /** @description Without an amount, the card is verified only */
                    amount?: {
                        currency: string;
                        /** @description Number of decimals in `value` */
                        exponent: number;
                        /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                        value: number;
                    };
                    card: {
                        number: {
                            /** @description Valid for ten minutes and one order */
                            token: string;
                        };
                        expiry: {
                            month: number;
                            year: number;
                        };
                        code?: {
                            /** @description Valid for ten minutes and one order */
                            token: string;
                        };
                    };
                    /**
                     * @description `automatic` captures the full amount on approval, `manual` only authorises it. Defaults to the merchant's setting
                     * @enum {unknown}
                     */
                    capture?: "automatic" | "manual";
                    /** @description Any data of yours, at most 50 KB as JSON */
                    custom?: {
                        [key: string]: unknown;
                    };
                    /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                    plan?: {
                        amount: {
                            currency: string;
                            /** @description Number of decimals in `value` */
                            exponent: number;
                            /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                            value: number;
                        };
                        scheduled?: string;
                        /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                        repeat?: {
                            first?: string;
                            count?: number;
                            interval: {
                                /** @enum {unknown} */
                                unit: "day" | "week" | "month" | "year";
                                value?: number;
                            };
                        };
                    }[];
                    /** @description Parties that may start further payments */
                    unplanned?: {
                        customer?: boolean;
                        merchant?: boolean;
                        /** @description The spelling in published clients */
                        costumer?: boolean;
                    };
                    /** @description Hints from challenges, not part of the order */
                    hints?: unknown[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Send these with the order from now on, after all earlier hints */
                        hints: string[];
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - `BODY_INVALID`: The body could not be read as JSON
             *     - `REQUEST_INVALID`: The request is not valid
             *     - `VERSION_MISSING`: The header Accept-Version is missing
             *     - `VERSION_UNSUPPORTED`: Unsupported Accept-Version: only 1 exists
             *     - `PAYMENT_INTEGRATION_KEY_UNKNOWN`: Unknown merchant key
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant may not charge cards, or is live and the service has no live acquirer
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant requires signed links, and the seal is missing, invalid or expired
             *     - `TEST_MODE_MIXED`: `test` is present for a live merchant, or missing for a test merchant
             *     - `custom`: Larger than 50 KB as JSON
             *     - `amount.currency`: Not a current ISO 4217 currency
             *     - `amount`: Not a whole number of minor units, or too large
             *     - `amount.currency`: No exchange rate is available, and capture is manual. With automatic capture, the payment is declined instead
             *     - `plan`: Not a current ISO 4217 currency
             *     - `plan`: Not a whole number of minor units, or too large
             *     - `plan`: A part must be either scheduled or repeated
             *     - `plan`: A part begins in the past
             *     - `plan`: A part does not end within 100 years
             *     - `plan`: A part begins before the previous one ends
             *     - `plan`: `repeat.count` is missing in a part other than the last
             *     - `unplanned.customer`: Contradicts `unplanned.costumer`
             *     - `PAYMENT_INTEGRATION_DISABLED`: The order differs from its seal
             *     - `PAYMENT_LINK_EXPIRED`: The first attempt came after the link's expiry
             *     - `PAYMENT_REFERENCE_USED`: The reference accepts one payment, and that payment exists
             *     - `hints`: A hint is invalid, or belongs to another order
             *     - `hints`: A hint has expired
             *     - `TOKEN_TYPE_UNEXPECTED`: A token is of another type
             *     - `TOKEN_INVALID`: A token is invalid or has expired
             *     - `PAYMENT_CARD_NUMBER_INVALID`: Live mode: the check digit of the number is wrong
             *     - `PAYMENT_CARD_SCHEME_UNKNOWN`: Unknown card network
             *     - `TOKEN_INVALID`: The token belongs to another order
             *     - Declined: see the code
             *     - `PAYMENT_CHALLENGE_UNAVAILABLE`: The order has its result, or needs another challenge
             */
            400: components["responses"]["PaymentRefused"];
            413: components["responses"]["PaymentTooLarge"];
            /**
             * @description One of these:
             *
             *     - `RATE_LIMITED`: Too many requests
             *     - `PAYMENT_RUNNING`: Another request is paying the same order or reference
             *     - `RATE_LIMITED`: Too many declined payments
             */
            429: components["responses"]["PaymentBusy"];
            default: components["responses"]["PaymentFailed"];
        };
    };
    createPaymentChallengeTdsChallenge: {
        parameters: {
            query?: never;
            header: {
                /** @description API version: 1 */
                "accept-version": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Simulated response of the issuer. Required for test merchants, forbidden for live ones */
                    test?: {
                        card?: {
                            /** @enum {unknown} */
                            scheme?: "supported" | "unsupported" | "unknown";
                            /** @enum {unknown} */
                            code?: "valid" | "invalid";
                            /** @enum {unknown} */
                            status?: "valid" | "invalid" | "expired" | "disabled" | "lost";
                            limit?: {
                                currency: string;
                                exponent: number;
                                value: number;
                            };
                            balance?: {
                                currency: string;
                                exponent: number;
                                value: number;
                            };
                        };
                        /** @enum {unknown} */
                        fingerprint?: "timeout" | "success";
                        tds?: {
                            /** @enum {unknown} */
                            fingerprint?: "timeout" | "unavailable" | "success";
                            challenge?: boolean;
                            /** @enum {unknown} */
                            status?: "authenticated" | "rejected" | "unavailable" | "attempted";
                        };
                    };
                    integration: {
                        /** @description The merchant's public key */
                        key: string;
                        /** @description Seal from a checked payment link. The order must match the link. Required if the merchant requires signed links */
                        seal?: string;
                    };
                    /** @description Text shown to the customer */
                    text?: string;
                    /** @description The merchant's reference for the transaction */
                    reference?: string;
                    /** @description Without an amount, the card is verified only */
                    amount?: {
                        currency: string;
                        /** @description Number of decimals in `value` */
                        exponent: number;
                        /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                        value: number;
                    };
                    card: {
                        number: {
                            /** @description Valid for ten minutes and one order */
                            token: string;
                        };
                        expiry: {
                            month: number;
                            year: number;
                        };
                        code?: {
                            /** @description Valid for ten minutes and one order */
                            token: string;
                        };
                    };
                    /**
                     * @description `automatic` captures the full amount on approval, `manual` only authorises it. Defaults to the merchant's setting
                     * @enum {unknown}
                     */
                    capture?: "automatic" | "manual";
                    /** @description Any data of yours, at most 50 KB as JSON */
                    custom?: {
                        [key: string]: unknown;
                    };
                    /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                    plan?: {
                        amount: {
                            currency: string;
                            /** @description Number of decimals in `value` */
                            exponent: number;
                            /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                            value: number;
                        };
                        scheduled?: string;
                        /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                        repeat?: {
                            first?: string;
                            count?: number;
                            interval: {
                                /** @enum {unknown} */
                                unit: "day" | "week" | "month" | "year";
                                value?: number;
                            };
                        };
                    }[];
                    /** @description Parties that may start further payments */
                    unplanned?: {
                        customer?: boolean;
                        merchant?: boolean;
                        /** @description The spelling in published clients */
                        costumer?: boolean;
                    };
                    /** @description Hints from challenges, not part of the order */
                    hints?: unknown[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Target of the form, in an iframe */
                        action: string;
                        /** @enum {unknown} */
                        method: "GET" | "POST";
                        /** @description The form fields */
                        fields: {
                            [key: string]: string;
                        };
                        /** @description Width of the iframe in pixels */
                        width?: number;
                        /** @description Height of the iframe in pixels */
                        height?: number;
                        /** @description Milliseconds to wait for the message `{hints}` from the iframe */
                        timeout: number;
                        /** @description Hints to use after the timeout */
                        hints?: string[];
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - `BODY_INVALID`: The body could not be read as JSON
             *     - `REQUEST_INVALID`: The request is not valid
             *     - `VERSION_MISSING`: The header Accept-Version is missing
             *     - `VERSION_UNSUPPORTED`: Unsupported Accept-Version: only 1 exists
             *     - `PAYMENT_INTEGRATION_KEY_UNKNOWN`: Unknown merchant key
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant may not charge cards, or is live and the service has no live acquirer
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant requires signed links, and the seal is missing, invalid or expired
             *     - `TEST_MODE_MIXED`: `test` is present for a live merchant, or missing for a test merchant
             *     - `custom`: Larger than 50 KB as JSON
             *     - `amount.currency`: Not a current ISO 4217 currency
             *     - `amount`: Not a whole number of minor units, or too large
             *     - `amount.currency`: No exchange rate is available, and capture is manual. With automatic capture, the payment is declined instead
             *     - `plan`: Not a current ISO 4217 currency
             *     - `plan`: Not a whole number of minor units, or too large
             *     - `plan`: A part must be either scheduled or repeated
             *     - `plan`: A part begins in the past
             *     - `plan`: A part does not end within 100 years
             *     - `plan`: A part begins before the previous one ends
             *     - `plan`: `repeat.count` is missing in a part other than the last
             *     - `unplanned.customer`: Contradicts `unplanned.costumer`
             *     - `PAYMENT_INTEGRATION_DISABLED`: The order differs from its seal
             *     - `PAYMENT_LINK_EXPIRED`: The first attempt came after the link's expiry
             *     - `PAYMENT_REFERENCE_USED`: The reference accepts one payment, and that payment exists
             *     - `hints`: A hint is invalid, or belongs to another order
             *     - `hints`: A hint has expired
             *     - `TOKEN_TYPE_UNEXPECTED`: A token is of another type
             *     - `TOKEN_INVALID`: A token is invalid or has expired
             *     - `PAYMENT_CARD_NUMBER_INVALID`: Live mode: the check digit of the number is wrong
             *     - `PAYMENT_CARD_SCHEME_UNKNOWN`: Unknown card network
             *     - `TOKEN_INVALID`: The token belongs to another order
             *     - Declined: see the code
             *     - `PAYMENT_CHALLENGE_UNAVAILABLE`: The order has its result, or needs another challenge
             */
            400: components["responses"]["PaymentRefused"];
            413: components["responses"]["PaymentTooLarge"];
            /**
             * @description One of these:
             *
             *     - `RATE_LIMITED`: Too many requests
             *     - `PAYMENT_RUNNING`: Another request is paying the same order or reference
             *     - `RATE_LIMITED`: Too many declined payments
             */
            429: components["responses"]["PaymentBusy"];
            default: components["responses"]["PaymentFailed"];
        };
    };
    createMerchantLinkSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description ISO 4217 code. Defaults to the merchant's currency */
                    currency?: string;
                    /** @description Major units, such as 9.95. Without it, the payer enters the amount */
                    value?: string;
                    /** @description The merchant's reference for the transaction, at most 200 characters */
                    reference?: string;
                    /** @description Text for the payer, at most 600 characters */
                    text?: string;
                    /** @description Redirect after payment: https, or http on loopback */
                    redirect?: string;
                    /** @description Language of the page, such as da or da_DK. Defaults to the browser's language */
                    locale?: string;
                    /** @description `y` saves the card for later payments, with the payer's consent */
                    recurring?: string;
                    /** @description `y` saves the card without a charge. Leave out `currency` and `value` */
                    verify?: string;
                    /** @description `y` accepts one payment per `reference`, a required field then */
                    once?: string;
                    /** @description Expiry of the link, ISO 8601 */
                    until?: string;
                    /** @description `y` captures the payment on approval, `n` only authorises it */
                    capture?: string;
                    /** @description Later charges that the payer agrees to: each purpose with its limit in minor units, such as `no_show:4000,balance:6000`. Saves the card, as `recurring` does */
                    consent?: string;
                    /** @description Time of the payer's consent, ISO 8601. Without it, the page asks for consent */
                    given_at?: string;
                    /** @description Redirect on cancellation: https, or http on loopback */
                    back?: string;
                    /** @description Start of the booking, with its UTC offset and optional time zone: `2027-03-01T10:00:00+01:00[Europe/Copenhagen]` */
                    starts?: string;
                    /** @description Brand colour, such as `#0b6352` */
                    color?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 64 lower-case hex digits */
                        signature: string;
                        /** @description The complete link. Send it, or open it in the popup */
                        url: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - No secret for signing links exists
             *     - A link secret already exists, and `replace` is false
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listEventTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        type: string;
                        /** @description Description of the type */
                        words: string;
                        example: components["schemas"]["Event"];
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `app_suspended`: The operator has suspended the app */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantEvents: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    /** @enum {unknown} */
                    type?: "transaction.created" | "transaction.failed" | "transaction.captured" | "transaction.refunded" | "transaction.voided" | "transaction.capture_failed" | "transaction.refund_failed" | "transaction.void_failed" | "dispute.opened" | "dispute.answered" | "dispute.won" | "dispute.lost" | "fraud.reported" | "payout.created" | "payout.paid" | "payout.returned" | "merchant.created" | "merchant.updated" | "merchant.approved" | "merchant.suspended" | "merchant.resumed" | "card.saved" | "card.deleted" | "webhook.disabled";
                    transactionId?: string;
                };
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             *     - `after`: An event of another merchant
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `events_expired`: `after` is older than the retention, so later events are incomplete */
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchantEventStream: {
        parameters: {
            query?: {
                /** @description Cursor: sends events newer than this ID. `Last-Event-ID` takes precedence. Without either, the stream starts now */
                after?: string;
                /** @description Write filters as `filter[field]=value` */
                filter?: {
                    /** @enum {unknown} */
                    type?: "transaction.created" | "transaction.failed" | "transaction.captured" | "transaction.refunded" | "transaction.voided" | "transaction.capture_failed" | "transaction.refund_failed" | "transaction.void_failed" | "dispute.opened" | "dispute.answered" | "dispute.won" | "dispute.lost" | "fraud.reported" | "payout.created" | "payout.paid" | "payout.returned" | "merchant.created" | "merchant.updated" | "merchant.approved" | "merchant.suspended" | "merchant.resumed" | "card.saved" | "card.deleted" | "webhook.disabled";
                    transactionId?: string;
                };
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events: `id`, `event` (the type) and `data` (the event as one line of JSON) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             *     - `Last-Event-ID`: Not an event ID
             *     - `after`: An event of another merchant
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `events_expired`: `after` is older than the retention, so later events are incomplete */
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchantEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                merchantId: string;
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        event: components["schemas"]["Event"];
                        /** @description One entry per webhook of the merchant */
                        deliveries: {
                            webhookId: string;
                            /** @description The event's ID, equal to `webhook-id` */
                            id: string;
                            type: string;
                            transactionId: string | null;
                            /**
                             * @description `failed`: no further retries. `skipped`: the webhook was disabled, or restarted from a later event
                             * @enum {unknown}
                             */
                            state: "waiting" | "taken" | "failed" | "skipped";
                            /** Format: date-time */
                            created: string;
                            /** @description Number of attempts */
                            attempts: number;
                            /** @description Null also while an earlier delivery of the same transaction is pending */
                            nextTry: string | null;
                        }[];
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantWebhooks: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: Record<string, never>;
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        url: string;
                        /** @description Event types, `dispute.*` for a group, or `*` for all */
                        types: string[];
                        description: string | null;
                        /** @enum {unknown} */
                        state: "active" | "paused" | "disabled";
                        /** @description Reason for disabling it */
                        reason: string | null;
                        /** Format: date-time */
                        created: string;
                        lastSuccess: string | null;
                        lastFailure: string | null;
                        /** @description Number of pending deliveries */
                        waiting: number;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMerchantWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Endpoint for events */
                    url: string;
                    /** @description Names of types, `dispute.*` for all that begin so, or `*` for all */
                    types: ("*" | "transaction.*" | "dispute.*" | "fraud.*" | "payout.*" | "merchant.*" | "card.*" | "webhook.*" | "transaction.created" | "transaction.failed" | "transaction.captured" | "transaction.refunded" | "transaction.voided" | "transaction.capture_failed" | "transaction.refund_failed" | "transaction.void_failed" | "dispute.opened" | "dispute.answered" | "dispute.won" | "dispute.lost" | "fraud.reported" | "payout.created" | "payout.paid" | "payout.returned" | "merchant.created" | "merchant.updated" | "merchant.approved" | "merchant.suspended" | "merchant.resumed" | "card.saved" | "card.deleted" | "webhook.disabled")[];
                    /** @description Free text */
                    description?: string | null;
                    /** @description True to create it paused */
                    paused?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: {
                            id: string;
                            url: string;
                            /** @description Event types, `dispute.*` for a group, or `*` for all */
                            types: string[];
                            description: string | null;
                            /** @enum {unknown} */
                            state: "active" | "paused" | "disabled";
                            /** @description Reason for disabling it */
                            reason: string | null;
                            /** Format: date-time */
                            created: string;
                            lastSuccess: string | null;
                            lastFailure: string | null;
                            /** @description Number of pending deliveries */
                            waiting: number;
                            /** @description Shown only once: `whsec_` and base64, as in Standard Webhooks */
                            secret: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `url`: Not an HTTP or HTTPS URL
             *     - `url`: Contains a username or password
             *     - `url`: Points to a private network or to this machine
             *     - `url`: A live merchant's URL must begin with https://
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - `webhooks_full`: The merchant has 16 webhooks
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchantWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                merchantId: string;
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: {
                            id: string;
                            url: string;
                            /** @description Event types, `dispute.*` for a group, or `*` for all */
                            types: string[];
                            description: string | null;
                            /** @enum {unknown} */
                            state: "active" | "paused" | "disabled";
                            /** @description Reason for disabling it */
                            reason: string | null;
                            /** Format: date-time */
                            created: string;
                            lastSuccess: string | null;
                            lastFailure: string | null;
                            /** @description Number of pending deliveries */
                            waiting: number;
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateMerchantWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Endpoint for events */
                    url?: string;
                    /** @description Names of types, `dispute.*` for all that begin so, or `*` for all */
                    types?: ("*" | "transaction.*" | "dispute.*" | "fraud.*" | "payout.*" | "merchant.*" | "card.*" | "webhook.*" | "transaction.created" | "transaction.failed" | "transaction.captured" | "transaction.refunded" | "transaction.voided" | "transaction.capture_failed" | "transaction.refund_failed" | "transaction.void_failed" | "dispute.opened" | "dispute.answered" | "dispute.won" | "dispute.lost" | "fraud.reported" | "payout.created" | "payout.paid" | "payout.returned" | "merchant.created" | "merchant.updated" | "merchant.approved" | "merchant.suspended" | "merchant.resumed" | "card.saved" | "card.deleted" | "webhook.disabled")[];
                    /** @description Free text */
                    description?: string | null;
                    /**
                     * @description `active` resumes where it stopped. `paused` holds deliveries and loses none
                     * @enum {unknown}
                     */
                    state?: "active" | "paused";
                    /**
                     * @description On activation, starts with events from now on and skips earlier ones
                     * @enum {unknown}
                     */
                    from?: "now";
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `url`: Not an HTTP or HTTPS URL
             *     - `url`: Contains a username or password
             *     - `url`: Points to a private network or to this machine
             *     - `url`: A live merchant's URL must begin with https://
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMerchantWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMerchantWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                merchantId: string;
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Hours with signatures of both the old and the new secret
                     * @default 24
                     */
                    overlapHours?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Shown only once: `whsec_` and base64, as in Standard Webhooks */
                        secret: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMerchantWebhookDeliveries: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    /**
                     * @description `failed`: no further retries. `skipped`: the webhook was disabled, or restarted from a later event
                     * @enum {unknown}
                     */
                    state?: "waiting" | "taken" | "failed" | "skipped";
                    /** @enum {unknown} */
                    type?: "transaction.created" | "transaction.failed" | "transaction.captured" | "transaction.refunded" | "transaction.voided" | "transaction.capture_failed" | "transaction.refund_failed" | "transaction.void_failed" | "dispute.opened" | "dispute.answered" | "dispute.won" | "dispute.lost" | "fraud.reported" | "payout.created" | "payout.paid" | "payout.returned" | "merchant.created" | "merchant.updated" | "merchant.approved" | "merchant.suspended" | "merchant.resumed" | "card.saved" | "card.deleted" | "webhook.disabled";
                    transactionId?: string;
                };
            };
            header?: never;
            path: {
                merchantId: string;
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The event's ID, equal to `webhook-id` */
                        id: string;
                        type: string;
                        transactionId: string | null;
                        /**
                         * @description `failed`: no further retries. `skipped`: the webhook was disabled, or restarted from a later event
                         * @enum {unknown}
                         */
                        state: "waiting" | "taken" | "failed" | "skipped";
                        /** Format: date-time */
                        created: string;
                        /** @description Number of attempts */
                        attempts: number;
                        /** @description Null also while an earlier delivery of the same transaction is pending */
                        nextTry: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchantWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                merchantId: string;
                webhookId: string;
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** @description The event's ID, equal to `webhook-id` */
                            id: string;
                            type: string;
                            transactionId: string | null;
                            /**
                             * @description `failed`: no further retries. `skipped`: the webhook was disabled, or restarted from a later event
                             * @enum {unknown}
                             */
                            state: "waiting" | "taken" | "failed" | "skipped";
                            /** Format: date-time */
                            created: string;
                            /** @description Number of attempts */
                            attempts: number;
                            /** @description Null also while an earlier delivery of the same transaction is pending */
                            nextTry: string | null;
                            /** @description The exact body of every attempt */
                            body: string;
                            /** @description Headers of the last attempt */
                            headers: {
                                [key: string]: string;
                            };
                            /** @description All attempts, oldest first */
                            tried: {
                                /** Format: date-time */
                                at: string;
                                /** @description Milliseconds until the response or the timeout */
                                ms: number;
                                /** @description HTTP status of the response */
                                status: number | null;
                                /** @description Reason for a missing response */
                                failure: string | null;
                                /** @description The first two kilobytes of the response body */
                                answer: string | null;
                                nextTry: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                merchantId: string;
                webhookId: string;
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** @description The event's ID, equal to `webhook-id` */
                            id: string;
                            type: string;
                            transactionId: string | null;
                            /**
                             * @description `failed`: no further retries. `skipped`: the webhook was disabled, or restarted from a later event
                             * @enum {unknown}
                             */
                            state: "waiting" | "taken" | "failed" | "skipped";
                            /** Format: date-time */
                            created: string;
                            /** @description Number of attempts */
                            attempts: number;
                            /** @description Null also while an earlier delivery of the same transaction is pending */
                            nextTry: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    recoverDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                merchantId: string;
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The last delivered event */
                    after?: string;
                    /**
                     * Format: date-time
                     * @description Instead of `after`: resends events since this time
                     */
                    since?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of events to resend */
                        events: number;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `after`: `after` and `since` are both missing
             *     - `since`: `after` and `since` are both present
             *     - `since`: Not a time between 1970 and 2105
             *     - `after`: An event of another merchant
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `events_expired`: `after` is older than the retention, so later events are incomplete */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Defaults to the webhook's first event type
                     * @enum {unknown}
                     */
                    type?: "transaction.created" | "transaction.failed" | "transaction.captured" | "transaction.refunded" | "transaction.voided" | "transaction.capture_failed" | "transaction.refund_failed" | "transaction.void_failed" | "dispute.opened" | "dispute.answered" | "dispute.won" | "dispute.lost" | "fraud.reported" | "payout.created" | "payout.paid" | "payout.returned" | "merchant.created" | "merchant.updated" | "merchant.approved" | "merchant.suspended" | "merchant.resumed" | "card.saved" | "card.deleted" | "webhook.disabled";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Milliseconds until the response or the timeout */
                        ms: number;
                        /** @description HTTP status of the response */
                        status?: number;
                        /** @description The first two kilobytes of the response body */
                        body?: string;
                        /** @description Reason for a missing response */
                        failure?: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - The object exists, but the caller or its merchant has no access
             *     - `role_needed`: The person's role does not allow this
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person's last second factor is older than ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorMerchants: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    test?: boolean;
                    /**
                     * @description `suspended`, `test`, or for live merchants `approved` or `waiting`
                     * @enum {unknown}
                     */
                    state?: "test" | "waiting" | "approved" | "suspended";
                    /** @description An ID, a key, an IBAN, an app's ID, or the start of the name or mail address */
                    q?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /**
                         * Format: uuid
                         * @description Public key, for payments and links
                         */
                        key: string;
                        name: string | null;
                        /** @description Funding currency, an ISO 4217 code */
                        currency: string;
                        test: boolean;
                        email: string;
                        website: string;
                        descriptor: string;
                        company: {
                            country: string;
                            number: string | null;
                        };
                        bank: {
                            iban: string | null;
                        };
                        /** Format: date-time */
                        created: string;
                        /** @description Minor units of the merchant's currency */
                        balance: number;
                        /** @description Permissions. A live merchant has none before approval */
                        claim: {
                            canChargeCard: boolean;
                            canSaveCard: boolean;
                            canTransferToCard: boolean;
                            canCapture: boolean;
                            canRefund: boolean;
                            canVoid: boolean;
                        };
                        pricing: {
                            /** @description Percentage fee per capture: 0.0135 is 1.35 % */
                            rate: number;
                            flat: {
                                currency: string;
                                /** @description Minor units */
                                amount: number;
                            };
                            dispute: {
                                currency: string;
                                /** @description Minor units */
                                amount: number;
                            };
                            /** @description True if refunds return the percentage fee */
                            refundsFee: boolean;
                        };
                        tds: {
                            /**
                             * @description 3-D Secure mode
                             * @enum {unknown}
                             */
                            mode: "avoid" | "attempt" | "full";
                        };
                        /**
                         * @description `suspended`, `test`, or for live merchants `approved` or `waiting`
                         * @enum {unknown}
                         */
                        state: "test" | "waiting" | "approved" | "suspended";
                        /** @description Owners with an accepted invitation */
                        owners: {
                            id: string;
                            name: string | null;
                            email: string;
                        }[];
                        /** @description Captured volume of the last days */
                        volume: {
                            /** @description Length of the period up to now */
                            days: number;
                            /** @description Before fees, in minor units of its currency */
                            captured: number;
                            /** @description Number of captures */
                            count: number;
                        };
                        /** @description Time of the approval, or null */
                        approved: string | null;
                        /** @description Current suspension, or null */
                        suspension: {
                            /** @description Suspends payments */
                            payments: boolean;
                            /** @description Suspends captures */
                            captures: boolean;
                            /** @description Suspends payouts and their export */
                            payouts: boolean;
                            reason: string;
                            /** Format: date-time */
                            since: string;
                        } | null;
                        /** @description Days until a pending authorisation expires, or null for no expiry */
                        authorizationDays: number | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOperatorMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchant: {
                            id: string;
                            /**
                             * Format: uuid
                             * @description Public key, for payments and links
                             */
                            key: string;
                            name: string | null;
                            /** @description Funding currency, an ISO 4217 code */
                            currency: string;
                            test: boolean;
                            email: string;
                            website: string;
                            descriptor: string;
                            company: {
                                country: string;
                                number: string | null;
                            };
                            bank: {
                                iban: string | null;
                            };
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the merchant's currency */
                            balance: number;
                            /** @description Permissions. A live merchant has none before approval */
                            claim: {
                                canChargeCard: boolean;
                                canSaveCard: boolean;
                                canTransferToCard: boolean;
                                canCapture: boolean;
                                canRefund: boolean;
                                canVoid: boolean;
                            };
                            pricing: {
                                /** @description Percentage fee per capture: 0.0135 is 1.35 % */
                                rate: number;
                                flat: {
                                    currency: string;
                                    /** @description Minor units */
                                    amount: number;
                                };
                                dispute: {
                                    currency: string;
                                    /** @description Minor units */
                                    amount: number;
                                };
                                /** @description True if refunds return the percentage fee */
                                refundsFee: boolean;
                            };
                            tds: {
                                /**
                                 * @description 3-D Secure mode
                                 * @enum {unknown}
                                 */
                                mode: "avoid" | "attempt" | "full";
                            };
                            /**
                             * @description `suspended`, `test`, or for live merchants `approved` or `waiting`
                             * @enum {unknown}
                             */
                            state: "test" | "waiting" | "approved" | "suspended";
                            /** @description Owners with an accepted invitation */
                            owners: {
                                id: string;
                                name: string | null;
                                email: string;
                            }[];
                            /** @description Captured volume of the last days */
                            volume: {
                                /** @description Length of the period up to now */
                                days: number;
                                /** @description Before fees, in minor units of its currency */
                                captured: number;
                                /** @description Number of captures */
                                count: number;
                            };
                            /** @description Time of the approval, or null */
                            approved: string | null;
                            /** @description Current suspension, or null */
                            suspension: {
                                /** @description Suspends payments */
                                payments: boolean;
                                /** @description Suspends captures */
                                captures: boolean;
                                /** @description Suspends payouts and their export */
                                payouts: boolean;
                                reason: string;
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description Days until a pending authorisation expires, or null for no expiry */
                            authorizationDays: number | null;
                        };
                    };
                };
            };
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorMerchantApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchant: {
                            id: string;
                            /**
                             * Format: uuid
                             * @description Public key, for payments and links
                             */
                            key: string;
                            name: string | null;
                            /** @description Funding currency, an ISO 4217 code */
                            currency: string;
                            test: boolean;
                            email: string;
                            website: string;
                            descriptor: string;
                            company: {
                                country: string;
                                number: string | null;
                            };
                            bank: {
                                iban: string | null;
                            };
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the merchant's currency */
                            balance: number;
                            /** @description Permissions. A live merchant has none before approval */
                            claim: {
                                canChargeCard: boolean;
                                canSaveCard: boolean;
                                canTransferToCard: boolean;
                                canCapture: boolean;
                                canRefund: boolean;
                                canVoid: boolean;
                            };
                            pricing: {
                                /** @description Percentage fee per capture: 0.0135 is 1.35 % */
                                rate: number;
                                flat: {
                                    currency: string;
                                    /** @description Minor units */
                                    amount: number;
                                };
                                dispute: {
                                    currency: string;
                                    /** @description Minor units */
                                    amount: number;
                                };
                                /** @description True if refunds return the percentage fee */
                                refundsFee: boolean;
                            };
                            tds: {
                                /**
                                 * @description 3-D Secure mode
                                 * @enum {unknown}
                                 */
                                mode: "avoid" | "attempt" | "full";
                            };
                            /**
                             * @description `suspended`, `test`, or for live merchants `approved` or `waiting`
                             * @enum {unknown}
                             */
                            state: "test" | "waiting" | "approved" | "suspended";
                            /** @description Owners with an accepted invitation */
                            owners: {
                                id: string;
                                name: string | null;
                                email: string;
                            }[];
                            /** @description Captured volume of the last days */
                            volume: {
                                /** @description Length of the period up to now */
                                days: number;
                                /** @description Before fees, in minor units of its currency */
                                captured: number;
                                /** @description Number of captures */
                                count: number;
                            };
                            /** @description Time of the approval, or null */
                            approved: string | null;
                            /** @description Current suspension, or null */
                            suspension: {
                                /** @description Suspends payments */
                                payments: boolean;
                                /** @description Suspends captures */
                                captures: boolean;
                                /** @description Suspends payouts and their export */
                                payouts: boolean;
                                reason: string;
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description Days until a pending authorisation expires, or null for no expiry */
                            authorizationDays: number | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `test_merchant`: A test merchant
             *     - `unencrypted`: The service has no HTTPS URL
             *     - `embedded_database`: The database is the embedded one
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperatorMerchantPricing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Percentage fee per capture, in parts per million */
                    rate: number;
                    /** @description Minor units of the merchant's currency */
                    flat: number;
                    /** @description Minor units of the merchant's currency */
                    dispute: number;
                    /**
                     * @description True if refunds return the percentage fee. Flat fees are never returned
                     * @default false
                     */
                    refundsFee?: boolean;
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperatorMerchantBank: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    iban: string;
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `iban`: Not in the form of an IBAN
             *     - `iban`: A live merchant needs valid check digits
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperatorMerchantTds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    mode: "avoid" | "attempt" | "full";
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperatorMerchantExpiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Days until a pending authorisation expires, or null for no expiry */
                    authorizationDays: number | null;
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperatorMerchantSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Suspends payments */
                    payments: boolean;
                    /** @description Suspends captures */
                    captures: boolean;
                    /** @description Suspends payouts and their export */
                    payouts: boolean;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOperatorMerchantSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperatorAppSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOperatorAppSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOperatorApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        app: {
                            id: string;
                            name: string | null;
                            /** Format: date-time */
                            created: string;
                            /** @description Reason for the suspension, or null */
                            suspension: {
                                reason: string;
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description Newest first, at most 100 */
                            keys: {
                                id: string;
                                /** @description First characters of the key */
                                prefix: string;
                                /** Format: date-time */
                                created: string;
                                revoked: string | null;
                            }[];
                            /** @description Merchants with access for the app, newest first, at most 100 */
                            merchants: string[];
                        };
                    };
                };
            };
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorBankRequests: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    merchantId?: string;
                    /**
                     * @description `replaced`: a later request took its place. A test merchant's request is approved at once
                     * @enum {unknown}
                     */
                    state?: "waiting" | "approved" | "refused" | "replaced";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        /** Format: date-time */
                        created: string;
                        iban: string;
                        /**
                         * @description `replaced`: a later request took its place. A test merchant's request is approved at once
                         * @enum {unknown}
                         */
                        state: "waiting" | "approved" | "refused" | "replaced";
                        /** @description Time of the decision */
                        ended: string | null;
                        /** @description The merchant's name, or its descriptor */
                        merchantName: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorBankRequestApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bankRequest: {
                            id: string;
                            merchantId: string;
                            /** Format: date-time */
                            created: string;
                            iban: string;
                            /**
                             * @description `replaced`: a later request took its place. A test merchant's request is approved at once
                             * @enum {unknown}
                             */
                            state: "waiting" | "approved" | "refused" | "replaced";
                            /** @description Time of the decision */
                            ended: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `bank_request_decided`: The request is approved, refused or replaced */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorBankRequestRefusal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bankRequest: {
                            id: string;
                            merchantId: string;
                            /** Format: date-time */
                            created: string;
                            iban: string;
                            /**
                             * @description `replaced`: a later request took its place. A test merchant's request is approved at once
                             * @enum {unknown}
                             */
                            state: "waiting" | "approved" | "refused" | "replaced";
                            /** @description Time of the decision */
                            ended: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `bank_request_decided`: The request is approved, refused or replaced */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorPersons: {
        parameters: {
            query: {
                /** @description An ID or a mail address */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        email: string;
                        name: string | null;
                        /** Format: date-time */
                        created: string;
                        /** @description Rounded to the hour */
                        lastSeen: string | null;
                        /** @description Merchants with access for the person, newest first, at most 100 */
                        merchants: string[];
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorMerchantRescues: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: Record<string, never>;
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        appId: string;
                        /** Format: date-time */
                        created: string;
                        /**
                         * Format: date-time
                         * @description Start of the access, unless an objection is made
                         */
                        due: string;
                        /** @enum {unknown} */
                        state: "waiting" | "granted" | "objected";
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorMerchantRescue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    appId: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rescue: {
                            id: string;
                            merchantId: string;
                            appId: string;
                            /** Format: date-time */
                            created: string;
                            /**
                             * Format: date-time
                             * @description Start of the access, unless an objection is made
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "waiting" | "granted" | "objected";
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `appId`: Not an app
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - The app already has access
             *     - The app already awaits access
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorMerchantOwners: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: Record<string, never>;
            };
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        /** @description `erased` for an erased person */
                        personId: string;
                        /** @description Null for an erased person */
                        person: {
                            name: string | null;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created: string;
                        /**
                         * Format: date-time
                         * @description Start of the ownership, unless an objection is made
                         */
                        due: string;
                        /**
                         * @description `objected`: an objection awaits a decision. `overruled`: the assignment continues. `lapsed`: the merchant has another owner, or the person is gone
                         * @enum {unknown}
                         */
                        state: "waiting" | "objected" | "overruled" | "named" | "refused" | "lapsed";
                        /** @description Mail address of the objector, until the decision */
                        objectedBy: string | null;
                        ended: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorMerchantOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        naming: {
                            id: string;
                            merchantId: string;
                            /** @description `erased` for an erased person */
                            personId: string;
                            /** @description Null for an erased person */
                            person: {
                                name: string | null;
                                email: string;
                            } | null;
                            /** Format: date-time */
                            created: string;
                            /**
                             * Format: date-time
                             * @description Start of the ownership, unless an objection is made
                             */
                            due: string;
                            /**
                             * @description `objected`: an objection awaits a decision. `overruled`: the assignment continues. `lapsed`: the merchant has another owner, or the person is gone
                             * @enum {unknown}
                             */
                            state: "waiting" | "objected" | "overruled" | "named" | "refused" | "lapsed";
                            /** @description Mail address of the objector, until the decision */
                            objectedBy: string | null;
                            ended: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `email`: No person with this address has signed in
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `test_merchant`: A test merchant
             *     - `has_owner`: The merchant has an owner
             *     - `naming_open`: An owner assignment is already open
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorMerchantOwnerApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
                namingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        naming: {
                            id: string;
                            merchantId: string;
                            /** @description `erased` for an erased person */
                            personId: string;
                            /** @description Null for an erased person */
                            person: {
                                name: string | null;
                                email: string;
                            } | null;
                            /** Format: date-time */
                            created: string;
                            /**
                             * Format: date-time
                             * @description Start of the ownership, unless an objection is made
                             */
                            due: string;
                            /**
                             * @description `objected`: an objection awaits a decision. `overruled`: the assignment continues. `lapsed`: the merchant has another owner, or the person is gone
                             * @enum {unknown}
                             */
                            state: "waiting" | "objected" | "overruled" | "named" | "refused" | "lapsed";
                            /** @description Mail address of the objector, until the decision */
                            objectedBy: string | null;
                            ended: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `naming_decided`: No objection exists, or a decision exists */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorMerchantOwnerRefusal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchantId: string;
                namingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        naming: {
                            id: string;
                            merchantId: string;
                            /** @description `erased` for an erased person */
                            personId: string;
                            /** @description Null for an erased person */
                            person: {
                                name: string | null;
                                email: string;
                            } | null;
                            /** Format: date-time */
                            created: string;
                            /**
                             * Format: date-time
                             * @description Start of the ownership, unless an objection is made
                             */
                            due: string;
                            /**
                             * @description `objected`: an objection awaits a decision. `overruled`: the assignment continues. `lapsed`: the merchant has another owner, or the person is gone
                             * @enum {unknown}
                             */
                            state: "waiting" | "objected" | "overruled" | "named" | "refused" | "lapsed";
                            /** @description Mail address of the objector, until the decision */
                            objectedBy: string | null;
                            ended: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `naming_decided`: No objection exists, or a decision exists */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOperatorTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transaction: {
                            id: string;
                            merchantId: string;
                            test: boolean;
                            /** Format: date-time */
                            created: string;
                            currency: string;
                            /** @description Minor units; 0 for a card verification */
                            amount: number;
                            /** @description On the customer's bank statement */
                            descriptor: string;
                            /** @description Available for capture or void */
                            pendingAmount: number;
                            /** @description Total of captures, before refunds */
                            capturedAmount: number;
                            refundedAmount: number;
                            voidedAmount: number;
                            /** @description Amount in open or lost disputes */
                            disputedAmount: number;
                            /** @description Available for refund */
                            refundableAmount: number;
                            card: {
                                /** @description The first six digits */
                                bin: string;
                                last4: string;
                                /**
                                 * Format: date-time
                                 * @description The end of its last month, UTC
                                 */
                                expiry: string;
                                /** @enum {unknown} */
                                scheme: "visa" | "mastercard";
                                code: {
                                    /** @description True if the payment had the security code */
                                    present: boolean;
                                };
                            };
                            /** @description Text shown to the customer */
                            text?: string;
                            /** @description Null if the payment had none */
                            custom: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Reference from the payment */
                            reference?: string;
                            /** @description Future payments that the customer agrees to: a sequence of parts, each either scheduled or repeated */
                            plan?: {
                                amount: {
                                    currency: string;
                                    /** @description Number of decimals in `value` */
                                    exponent: number;
                                    /** @description Amount with `exponent` decimals: 995 is 9.95 with exponent 2 */
                                    value: number;
                                };
                                scheduled?: string;
                                /** @description Without `first`, it begins one interval after the previous part. Without `count`, it never ends */
                                repeat?: {
                                    first?: string;
                                    count?: number;
                                    interval: {
                                        /** @enum {unknown} */
                                        unit: "day" | "week" | "month" | "year";
                                        value?: number;
                                    };
                                };
                            }[];
                            /** @description Parties that may start further payments */
                            unplanned?: {
                                customer?: boolean;
                                merchant?: boolean;
                            };
                            /** @description Limit of all later charges by purpose, in minor units of the transaction's currency. Other charges are refused */
                            consents?: {
                                no_show?: number;
                                balance?: number;
                            };
                            /**
                             * Format: date-time
                             * @description Time of the consent, if given outside the payment page
                             */
                            consentGivenAt?: string;
                            /**
                             * @description 3-D Secure level, if any
                             * @enum {unknown}
                             */
                            tds?: "attempt" | "full";
                            /** @description True if the merchant started it from an earlier payment */
                            recurring: boolean;
                            successful: boolean;
                            /** @description Reason for the failure, or `false` */
                            error: false | {
                                /** @description Stable numeric code */
                                code: number;
                                message: string;
                                /** @description Same as `message` */
                                text: string;
                                /** @description True if the customer can resolve it */
                                client: boolean;
                                /** @description True if the merchant can resolve it */
                                merchant: boolean;
                            };
                            /** @description History, oldest first */
                            trail: {
                                capture?: boolean;
                                refund?: boolean;
                                void?: boolean;
                                /** @description A closed dispute: won or lost */
                                dispute?: {
                                    id: string;
                                    won?: boolean;
                                    lost?: boolean;
                                };
                                /** @description Voided because the authorisation expired */
                                expired?: boolean;
                                /** @description Rejected by the acquirer and reversed */
                                failed?: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                /** @description Minor units of the merchant's currency, after fees */
                                balance: number;
                                /** @description Its two parts, in minor units of the merchant's currency */
                                fee: {
                                    flat: number;
                                    rate: number;
                                };
                                /** @description Percentage fee returned by a refund, included in `balance` */
                                feeReturned?: number;
                                descriptor?: string;
                                lineId?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorDisputes: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    merchantId?: string;
                    /** @enum {unknown} */
                    state?: "open" | "answered" | "won" | "lost";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        transactionId: string;
                        /** Format: date-time */
                        created: string;
                        /** @description Minor units of the transaction's currency */
                        amount: number;
                        reason: {
                            code: number;
                            title: string;
                        };
                        /**
                         * Format: date-time
                         * @description Deadline for the merchant's answer
                         */
                        due: string;
                        /** @enum {unknown} */
                        state: "open" | "answered" | "won" | "lost";
                        /** @description The merchant's answer, if any */
                        answer?: {
                            /** @description At most 4000 characters */
                            text: string;
                            /** Format: date-time */
                            created: string;
                        };
                        /** @description Uploaded evidence files */
                        files?: {
                            name: string;
                            /** @enum {unknown} */
                            type: "application/pdf" | "image/png" | "image/jpeg";
                            /** @description Size in bytes */
                            bytes: number;
                        }[];
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transactionId: string;
                    /** @description Minor units of the transaction's currency */
                    amount: number;
                    reason?: {
                        code: number;
                        title: string;
                    };
                    /** Format: date-time */
                    due?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispute: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            reason: {
                                code: number;
                                title: string;
                            };
                            /**
                             * Format: date-time
                             * @description Deadline for the merchant's answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description The merchant's answer, if any */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description Uploaded evidence files */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description Size in bytes */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `transactionId`: Not a transaction
             *     - `amount`: More than the captured amount minus earlier disputes
             *     - `due`: Not a time between 1970 and 2199
             *     - 1 Invalid currency: No exchange rate into the merchant's currency exists
             *     - 22 Amount is bigger than allowed, please contact us: The merchant's balance would exceed the exact range
             */
            400: components["responses"]["Declined"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - A concurrent dispute left too little
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorFraud: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transactionId: string;
                    /** Format: date-time */
                    reported?: string;
                    /** @description 0 Misc, 1 Fraudulent usage, 2 Fraudulent application, 3 Counterfeit, 4 Account takeover, 5 Card not delivered, 6 Card stolen, 7 Card lost, 8 Cardholder manipulated */
                    reason?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fraud: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** Format: date-time */
                            reported?: string;
                            /** @description 0 Misc, 1 Fraudulent usage, 2 Fraudulent application, 3 Counterfeit, 4 Account takeover, 5 Card not delivered, 6 Card stolen, 7 Card lost, 8 Cardholder manipulated */
                            reason?: number;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `reported`: Not a time between 1970 and 2199
             *     - `transactionId`: Not a successful transaction
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOperatorDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispute: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            reason: {
                                code: number;
                                title: string;
                            };
                            /**
                             * Format: date-time
                             * @description Deadline for the merchant's answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description The merchant's answer, if any */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description Uploaded evidence files */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description Size in bytes */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOperatorDisputeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description At most 100 characters, without slashes */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorDisputeWin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispute: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            reason: {
                                code: number;
                                title: string;
                            };
                            /**
                             * Format: date-time
                             * @description Deadline for the merchant's answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description The merchant's answer, if any */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description Uploaded evidence files */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description Size in bytes */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - The dispute is closed already
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorDisputeLoss: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispute: {
                            id: string;
                            merchantId: string;
                            transactionId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            reason: {
                                code: number;
                                title: string;
                            };
                            /**
                             * Format: date-time
                             * @description Deadline for the merchant's answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description The merchant's answer, if any */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description Uploaded evidence files */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description Size in bytes */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - The dispute is closed already
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorPayouts: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    merchantId?: string;
                    /** @enum {unknown} */
                    state?: "created" | "exported" | "paid" | "returned";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        merchantId: string;
                        /** Format: date-time */
                        created: string;
                        /** @description Minor units of its currency */
                        amount: number;
                        currency: string;
                        bank: {
                            iban: string;
                        };
                        /** @description End-to-end ID at the bank */
                        endToEndId: string;
                        /** @enum {unknown} */
                        state: "created" | "exported" | "paid" | "returned";
                        lineId: string;
                        exportId?: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorPayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Defaults to all merchants with a positive balance */
                    merchantId?: string;
                    /**
                     * @description Pays out test merchants instead of live ones, without real money
                     * @default false
                     */
                    test?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payouts: {
                            id: string;
                            merchantId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of its currency */
                            amount: number;
                            currency: string;
                            bank: {
                                iban: string;
                            };
                            /** @description End-to-end ID at the bank */
                            endToEndId: string;
                            /** @enum {unknown} */
                            state: "created" | "exported" | "paid" | "returned";
                            lineId: string;
                            exportId?: string;
                        }[];
                        /** @description Merchants with a balance and no possible payout */
                        refused: {
                            merchantId: string;
                            message: string;
                        }[];
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `payouts_suspended`: Payouts of the merchant are suspended
             *     - `nothing_owed`: The merchant has no positive balance
             *     - `iban_missing`: The merchant has no IBAN
             *     - `iban_outside_sepa`: A payout in euro to a country outside the SEPA area
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorPayoutProposals: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: the last merchant of the previous page */
                after?: string;
                /** @description True for test merchants instead of live ones */
                test?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchantId: string;
                        name: string;
                        /** @description Minor units of its currency */
                        amount: number;
                        currency: string;
                        bank: {
                            iban: string | null;
                        };
                        /** @description Reason for the suspension of payouts, or null */
                        held: string | null;
                        /** @description Reason for a refusal of the payout, or null */
                        refused: string | null;
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    markOperatorPayoutPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payout: {
                            id: string;
                            merchantId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of its currency */
                            amount: number;
                            currency: string;
                            bank: {
                                iban: string;
                            };
                            /** @description End-to-end ID at the bank */
                            endToEndId: string;
                            /** @enum {unknown} */
                            state: "created" | "exported" | "paid" | "returned";
                            lineId: string;
                            exportId?: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - Already returned, or already paid and marked as paid again
             *     - The payout is in euro and has no export yet
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    markOperatorPayoutReturned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payout: {
                            id: string;
                            merchantId: string;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of its currency */
                            amount: number;
                            currency: string;
                            bank: {
                                iban: string;
                            };
                            /** @description End-to-end ID at the bank */
                            endToEndId: string;
                            /** @enum {unknown} */
                            state: "created" | "exported" | "paid" | "returned";
                            lineId: string;
                            exportId?: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - Already returned, or already paid and marked as paid again
             *     - The payout is in euro and has no export yet
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorPayoutExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    debtor: {
                        /** @description Holder of the account that sends the money */
                        name: string;
                        iban: string;
                        bic?: string;
                    };
                    /**
                     * @description Exports payouts of test merchants instead of live ones, without real money
                     * @default false
                     */
                    test?: boolean;
                    /** @description Limits the export to this merchant */
                    merchantId?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        export: {
                            id: string;
                            /** @description Number of payouts */
                            payouts: number;
                            /** @description Cents */
                            total: number;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `debtor.iban`: Invalid check digits
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `nothing_to_export`: No live payout in euro awaits export, or no test payout with `test` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOperatorPayoutExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ISO 20022 pain.001, for SEPA */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        day: string;
                        /** @description Units of the currency per euro */
                        perEuro: string;
                    }[];
                };
            };
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    importOperatorRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A file of reference rates from the European Central Bank */
                    xml: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rates: {
                            read: number;
                            /** @description Number of new rates */
                            added: number;
                            /** @description The newest day in the file */
                            latest: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             *     - `xml`: Not a file of reference rates from the European Central Bank
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        findings: {
                            check: string;
                            merchantId: string | null;
                            subject: string;
                            expected: string;
                            found: string;
                        }[];
                        checked: {
                            merchants: number;
                            transactions: number;
                            authorizations: number;
                        };
                        /** @description False if the check stopped at a thousand findings */
                        complete: boolean;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOperatorHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        waiting: {
                            what: string;
                            /** @description Age of the oldest waiting item in seconds; 0 if none waits */
                            seconds: number;
                            /** @description Counts up to 1,000; null if not counted */
                            count: number | null;
                        }[];
                        /** @description Up to 100, oldest failure first */
                        failingWebhooks: {
                            merchantId: string;
                            id: string;
                            /** @description ISO 8601, such as 2031-12-24T18:00:00.000Z */
                            since: string;
                            /** @description Number of consecutive failed attempts */
                            failures: number;
                        }[];
                        /** @description Jobs that gave up in the last 30 days, across all services in the database */
                        failedJobs: {
                            queue: string;
                            count: number;
                            /** @description ISO 8601, such as 2031-12-24T18:00:00.000Z */
                            last: string;
                        }[];
                    };
                };
            };
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOperatorKeyRotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keyRotation: {
                            /** @description The master key version of new seals */
                            version: number;
                            /** @enum {unknown} */
                            state: "none" | "waiting" | "resealing" | "done";
                            begunAt: string | null;
                            endedAt: string | null;
                            /** @description Older versions that MASTER_KEY must still contain */
                            needed: number[];
                            /** @description Processes that do not use the version yet */
                            waitingFor: string[];
                            columns: {
                                column: string;
                                /** @description Null until the values are counted */
                                total: number | null;
                                seen: number;
                                resealed: number;
                                /** @description Sealed with a key that MASTER_KEY does not contain */
                                unreadable: number;
                                done: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorKeyRotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keyRotation: {
                            /** @description The master key version of new seals */
                            version: number;
                            /** @enum {unknown} */
                            state: "none" | "waiting" | "resealing" | "done";
                            begunAt: string | null;
                            endedAt: string | null;
                            /** @description Older versions that MASTER_KEY must still contain */
                            needed: number[];
                            /** @description Processes that do not use the version yet */
                            waitingFor: string[];
                            columns: {
                                column: string;
                                /** @description Null until the values are counted */
                                total: number | null;
                                seen: number;
                                resealed: number;
                                /** @description Sealed with a key that MASTER_KEY does not contain */
                                unreadable: number;
                                done: boolean;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or invalid
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorActions: {
        parameters: {
            query: {
                /** @description Page size */
                limit: number;
                /** @description Cursor: returns entries older than this ID. Pass the last ID of a page to get the next page */
                before?: string;
                /** @description Cursor: returns entries newer than this ID. Without `before`, the oldest comes first */
                after?: string;
                /** @description Write filters as `filter[field]=value`. If a page needs a scan of more than 10000 IDs, the response is 400. Narrow the range with `after` and `before` then */
                filter?: {
                    action?: string;
                    subject?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** Format: date-time */
                        created: string;
                        /** @description Operator and network address */
                        actor: string;
                        /** @description Action as `noun.verb` */
                        action: string;
                        /** @description ID of the changed object */
                        subject: string;
                        details: {
                            [key: string]: unknown;
                        };
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: The filter would read more than 10000 IDs
             *     - `before`: The filter would read more than 10000 IDs
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is required */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
}

/** The operations of the API, by their names in its description. */
export type Operation = keyof operations;
/** The body of a successful response. */
export type AnswerOf<Name extends Operation> = JSONOf<Done<operations[Name]["responses"]>>;
/** The body of a request. */
export type BodyOf<Name extends Operation> =
  operations[Name] extends { requestBody?: infer Sent } ? JSONOf<NonNullable<Sent>> : never;
/** The query of a request. */
export type QueryOf<Name extends Operation> = NonNullable<operations[Name]["parameters"]["query"]>;
type Done<Responses> = Responses[keyof Responses & (200 | 201 | 202)];
type JSONOf<Message> =
  Message extends { content: { "application/json": infer JSON } } ? JSON : never;
