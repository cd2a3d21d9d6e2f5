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
         * Make an app
         * @description The key is shown only now. It is what the app authenticates with: Basic credentials with an empty username and the key as the password.
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
         * Read which app is calling
         * @description The quickest way to try a key.
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
         * List keys by what they begin with
         * @description Newest first, revoked ones included. Keys themselves are never shown again, only their first eight characters.
         */
        get: operations["listAppKeys"];
        put?: never;
        /**
         * Add a key
         * @description A new key works beside the others, so that keys can be changed without a break. It is shown only now.
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
         * Revoke a key
         * @description Requests with the key are refused from now on.
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
         * @description The app that calls gets access. A merchant with `test: true` can be paid with test cards at once; a live one waits for the operator's approval.
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
         * Read a merchant and its balance
         * @description The balance is in minor units of the merchant's currency; `claim` says what the merchant may do, `pricing` what a payment costs.
         */
        get: operations["getMerchant"];
        /**
         * Change name, e-mail address or descriptor
         * @description What is not given stays as it is.
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
         * List the merchants of an app
         * @description Newest first. The app is the one that calls.
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
         * List the apps that have access
         * @description Only the app that calls sees keys of its own.
         */
        get: operations["listMerchantApps"];
        put?: never;
        /**
         * Give an app access
         * @description The app may do everything that the one that calls may.
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
         * Make an app with a key for a merchant whose own may be lost
         * @description Only persons call it, through the desk: owners and managers who have no key any more make another. It is told this once.
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
         * End an app's access
         * @description The app's requests for this merchant are refused from now on.
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
         * List the users, invited ones included
         * @description Newest first.
         */
        get: operations["listMerchantUsers"];
        put?: never;
        /**
         * Invite a user by mail
         * @description Whoever has an account already is a member at once; anybody else gets a mail with a link.
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
         * Give a user another role
         * @description What they may do with the new role holds from their next call on. An app names an owner only of a merchant that has none and is not approved yet.
         */
        put: operations["updateMerchantUser"];
        post?: never;
        /**
         * End a user's access or invitation
         * @description Of a member, or of somebody who was invited and has not come yet.
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
         * List a person's merchants, with their role
         * @description Newest first; only persons call it, through the desk.
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
         * Create a link secret; the one before, and links signed with it, end
         * @description The secret is shown only now. Whoever has it signs links that name an amount of their choice: keep it on the shop's server.
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
         * Read how payment links are signed and captured, and where they return to
         * @description Whether links have to be signed, and whether there is a secret to sign them with.
         */
        get: operations["getMerchantLinks"];
        /**
         * Have payment links signed or not, captured at once or not, return to sites
         * @description Where signatures are required, the payment page opens signed links only, and orders without the seal of such a link are refused.
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
         * Set how a test merchant uses 3-D Secure
         * @description `full` asks for 3-D Secure of every payment, `attempt` lets those pass that cannot be asked. The operator sets it for live merchants.
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
         * List what bank accounts a merchant asked for
         * @description Newest first, with what became of them.
         */
        get: operations["listMerchantBankRequests"];
        put?: never;
        /**
         * Ask for another bank account to be paid out to
         * @description A test merchant has it at once. That of a live one waits for the operator, and replaces one that waits already.
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
         * Read how much persons may refund
         * @description Minor units of the merchant's currency. Apps are not limited.
         */
        get: operations["getMerchantRefundLimits"];
        /**
         * Set how much persons may refund
         * @description What a person refunded in the last 24 hours counts, whatever the limit was then.
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
         * Ask to own a test merchant
         * @description Its contact address is sent a link, where it is a test merchant without an owner. The answer is the same where it is not, or where there is none.
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
         * Own the test merchant that a link is of
         * @description The link works once, for a day, and only for the person who asked for it.
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
         * List who did what
         * @description Newest first, and kept for good. What moved money stands in the trails of transactions.
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
         * Clear the balances of a test merchant's cards
         * @description Those that payments gave them by `test.card.balance`; they last for a day.
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
         * @description Newest first, declined ones included.
         */
        get: operations["listMerchantTransactions"];
        put?: never;
        /**
         * Pay again from an earlier transaction or a saved card
         * @description The transaction is the one that the customer made. A later one is taken as that, and the answer then has the headers `Deprecation` and `Link`, which leads to it. A live merchant's customer has to have agreed to later payments.
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
         * Capture what was authorised
         * @description Takes money that was reserved, in one go or in parts. Answers with the whole transaction.
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
         * Refund what was captured
         * @description Gives money back to the card, in one go or in parts. Answers with the whole transaction.
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
         * Void what will not be captured
         * @description Lets go of money that was reserved, in one go or in parts. Answers with the whole transaction.
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
         * Read a transaction with its trail
         * @description The trail lists every capture, refund and void, and what each changed in the merchant's balance.
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
         * @description Newest first, without deleted ones. `filter[card]` of transactions has what was paid with one.
         */
        get: operations["listMerchantCards"];
        put?: never;
        /**
         * Save the card of a transaction
         * @deprecated
         * @description To pay with it later, without the customer. New integrations pay again from a transaction instead.
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
         * Read a saved card
         * @description What may be shown of a card; its number is never given out.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        /**
         * Delete a saved card
         * @description It is charged no more from now on; what was begun goes on. Deleting it again changes nothing.
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
         * Open a dispute, on a test merchant
         * @description To try out what a dispute does: the amount and the fee for disputes are taken from the balance.
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
         * Read a dispute
         * @description `due` is until when it can be answered.
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
         * Answer a dispute, with its files
         * @description Once, before it is `due`, with the files that were put there. The operator hears of it by `dispute.answered` and decides it, as the bank does.
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
         * Accept a dispute, which loses it
         * @description For who has nothing to say to it: it is lost at once, and `dispute.lost` told.
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
         * Read a file of a dispute
         * @description As it was put there.
         */
        get: operations["getDisputeFile"];
        /**
         * Put a file to the answer of a dispute
         * @description A PDF, a PNG or a JPEG of at most 4 MB, five of them, until the dispute is answered. It is kept encrypted. The name is that of the path; another file with it is replaced.
         */
        put: operations["updateDisputeFile"];
        post?: never;
        /**
         * Take a file away before a dispute is answered
         * @description Until the dispute is answered.
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
         * @description The amount is put back.
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
         * @description The amount stays with the customer.
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
         * Report a fraud, on a test merchant
         * @description To try out what a report does. It changes no balance.
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
         * Read a fraud report
         * @description What the card's issuer reported of a transaction.
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
         * List what changed a merchant's balance
         * @description Newest first. The balance of a merchant is the sum of the `balance` of all its lines.
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
         * Read a line
         * @description What a capture, a refund, a dispute or a payout changed, in the merchant's currency, and the fee in it.
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
         * @description Newest first. A payout is `created`, `exported` for a bank where it is in euro, then `paid`, or `returned`, also later.
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
         * Read a payout with the lines that it pays out
         * @description It pays the lines since the payout before it, newest first; `before`, given the last one's id, asks for more. They add up to the amount without `carried`, which is 0 as a rule.
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
         * Add up what a merchant took
         * @description By the lines of each day. What the acquirer refused and was taken back does not count, nor do payouts.
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
         * Find what an id, a reference, four digits or an amount leads to
         * @description By indexes only: what is not written just so is not found. An amount is in major units of any currency, `9.95` or `9,95`.
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
         * Turn a card number or security code into a token
         * @description `pcn` is a card number, `pcsc` its security code. The token is good for ten minutes and for one order.
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
         * Pay an order; giving it again gets the same answer
         * @description Where the card's issuer has to be asked first, the answer names challenges instead: take one, and give the order again with the hints that came of it, until it is paid or refused.
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
         * Let the card's issuer look at the browser, in an iframe that is not seen
         * @description The browser posts `fields` to `action` in an iframe that is not seen, waits for the hints that it posts back, and gives them with the order.
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
         * Ask the card's issuer whether the payer is the cardholder
         * @description The hints that are answered are given with the order, again.
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
         * Let the card's issuer ask the payer, in an iframe
         * @description The browser posts `fields` to `action` in an iframe that the payer sees; the hints that it posts back are given with the order.
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
         * Sign a payment link, for a customer or for the popup
         * @description For links that a shop's server makes: the answer has the signature and the whole address.
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
         * List the types of events
         * @description What a merchant's events and webhooks can tell, in words and by an example. More types may come: ignore those that you do not know.
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
         * List what happened to a merchant
         * @description Without gaps: ask with `after`, the id of the last event that you have, and you miss nothing, whatever happened at the same time. Whoever keeps up with a merchant follows this list rather than the others, in which something late can slip behind an `after`. Events are kept for 90 days, those of test merchants for 30.
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
         * Hear what happens to a merchant as it happens
         * @description From after `Last-Event-ID`, else from after `after`, else from now on. What is sent is what the list has, in its order: whoever comes back by the last `id` misses nothing and hears nothing twice. A comment comes every 15 seconds. A stream ends after an hour, when access ends, and when nobody reads; an app may have five of a merchant. Refusals have a body where `Accept` names JSON too.
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
         * Read an event and its deliveries
         * @description An event never changes: whoever reads it gets what was told. What became of it at each of the merchant's webhooks comes with it.
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
         * @description Newest first, without their secrets.
         */
        get: operations["listMerchantWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description It hears what happens to the merchant from now on, as far as it listens, each event at least once: know repeats by `webhook-id`. What it is sent is signed as Standard Webhooks has it, with the secret that is shown only here; a repeat with the same Idempotency-Key shows the one that it has by then. A merchant has at most sixteen.
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
         * Read a webhook
         * @description `waiting` is how many deliveries wait, be it for their turn or for another try. One that took nothing for five days, or whose receiver answered 410, is disabled.
         */
        get: operations["getMerchantWebhook"];
        /**
         * Change a webhook, pause it or let it go on
         * @description What is not given stays. Paused it is sent nothing and loses nothing: made active again it goes on from where it stopped, or `from` now. What waits goes to where it leads then.
         */
        put: operations["updateMerchantWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description No attempt to send it anything begins afterwards. What it was sent is kept for another hour.
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
         * Create another secret; the one before signs along for some hours
         * @description The one before signs along for a day, or for as many hours as are given: `webhook-signature` has both then, with a space between.
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
         * List what a webhook was sent and is to be sent
         * @description Newest first. What happened to one transaction is sent in its order: the next waits until the one before was taken or has failed. Kept for thirty days, those of test merchants for seven.
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
         * Read a delivery and every attempt of it
         * @description With the body as it is sent each time, byte by byte, the headers of the last attempt, and what came of every one.
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
         * Send an event to a webhook now, whatever became of it
         * @description Whatever became of it, also if it was never sent to this webhook. It goes before what waits of its transaction, but not beside what is on its way.
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
         * Send again what a webhook did not take since some event or time
         * @description Whatever the webhook listens to and did not take after an event, or since a time, is sent again in its order, also what was let go while it was disabled. What is not kept any more is 410.
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
         * Send a webhook an example, once
         * @description Not repeated, and not among its deliveries: the event has `example: true`. It answers with what the receiver did, or why it did nothing.
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
         * Read a merchant, whoever's it is
         * @description As in the list.
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
         * @description From now on it can be paid with real cards.
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
         * Set what a merchant pays
         * @description Holds for what is captured from now on. `rate` is in millionths of the amount; `flat` and `dispute` are minor units of the merchant's currency.
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
         * Set the account that a merchant is paid out to
         * @description Holds for payouts that are made from now on.
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
         * Set how a merchant uses 3-D Secure
         * @description `full` asks for 3-D Secure of every payment, `attempt` lets those pass that cannot be asked.
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
         * Set after how many days a merchant's authorisations expire
         * @description What is still reserved after so many days is voided. Null is never.
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
         * Keep a merchant from payments, captures or payouts
         * @description Refunds and voids stay possible. Another suspension replaces the last.
         */
        put: operations["updateOperatorMerchantSuspension"];
        post?: never;
        /**
         * End what a merchant is kept from
         * @description The merchant may do again what it might before.
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
         * Keep an app from everything
         * @description All its keys are refused with 403 `app_suspended` within seconds, and its streams end. Another suspension replaces the last.
         */
        put: operations["updateOperatorAppSuspension"];
        post?: never;
        /**
         * End the suspension of an app
         * @description Its keys work as before.
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
         * Look up an app
         * @description With its keys, by what they begin with, and what it has access to.
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
         * List what bank accounts merchants asked for
         * @description Newest first; those that wait are `filter[state]=waiting`.
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
         * @description The merchant is paid out to it from now on.
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
         * @description Nothing changes for the merchant.
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
         * Look up a person
         * @description None or one: an id or a whole mail address, whatever its capitals.
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
         * List the apps that a merchant was given
         * @description Newest first, with what became of each.
         */
        get: operations["listOperatorMerchantRescues"];
        put?: never;
        /**
         * Give a merchant another app
         * @description At once for a test merchant. For a live one after 48 hours: its contact address and its users are told by mail and can object, and so can its apps, by ending the access.
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
         * List the owners that operators named
         * @description As other lists are, with how far each has come.
         */
        get: operations["listOperatorMerchantOwners"];
        put?: never;
        /**
         * Name the owner of a live merchant that has none
         * @description After 48 hours: everybody with access and every contact address of the last 90 days are told by mail, and each can object by a link, which operators then decide.
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
         * Have somebody be the owner all the same
         * @description Overrules an objection; the 48 hours go on to their end.
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
         * Have somebody not be the owner
         * @description Ends it, objected to or not; another may be named.
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
         * Look up a payment by its id
         * @description Of any merchant; the answer is the one that the merchant's apps see.
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
         * @description Newest first; those that wait to be decided are `filter[state]=answered`.
         */
        get: operations["listOperatorDisputes"];
        put?: never;
        /**
         * Open a dispute
         * @description Takes the amount and the fee for disputes from the merchant's balance.
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
         * Report a fraud
         * @description What an issuer told; it changes no balance.
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
         * Read a dispute with its answer
         * @description With what its merchant says to it.
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
         * Read a file that a merchant answers a dispute with
         * @description What a merchant sent as evidence. Do not trust it: it is an upload.
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
         * @description The amount is put back.
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
         * @description The amount stays with the customer.
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
         * Pay out one merchant, or all live ones that are owed something
         * @description Takes what is paid out from the balance at once. `refused` says who is owed something and why it is not paid out.
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
         * List what would be paid out
         * @description Everyone who is owed something, in the order of their ids, with what a payout would be now or why there would be none. Nothing is done.
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
         * Say that a payout was paid
         * @description The end of a payout that was exported.
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
         * Say that a payout was returned
         * @description What was paid out is put back into the balance.
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
         * @description Makes one file for the bank of all payouts that are in none yet.
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
         * Read an export as a pain.001 file
         * @description The same bytes each time, so that a file that was lost can be had again.
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
         * @description One a currency, in units of it for a euro.
         */
        get: operations["listOperatorRates"];
        put?: never;
        /**
         * Import exchange rates, as JSON or as the XML file itself
         * @description Reads the format of the European Central Bank. Days that are known already are left out.
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
         * Prove the books
         * @description Adds everything up again and compares. An empty list of findings is what should come.
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
         * Read what waits, who takes nothing and what was given up
         * @description Cheap enough to be looked at every minute. What waits is as `oldest_waiting_seconds` of the metrics has it.
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
         * Read how far the rotation of the master key is
         * @description By column: how many values there are, how many were seen, and how many were sealed anew.
         */
        get: operations["getOperatorKeyRotation"];
        put?: never;
        /**
         * Seal everything anew with the newest version of the master key
         * @description Every process does its part, from where it was left off; one that runs is left alone.
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
         * List what operators did
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
        /** @description Every problem at once, one entry a field */
        Problems: {
            /** @description Dotted, list entries by index: `company.country` */
            field: string;
            message: string;
        }[];
        /** @description A processing error: why a payment was not made */
        Declined: {
            /** @description Its number, which never changes */
            code: number;
            message: string;
            /** @description The message again */
            text: string;
            /** @description Whether the customer can act on it */
            client: boolean;
            /** @description Whether the merchant can act on it */
            merchant: boolean;
            /** @description The failed transaction, if stored */
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
        /** @description As it was right after the change, without its trail */
        EventTransaction: {
            id: string;
            merchantId: string;
            test: boolean;
            /** Format: date-time */
            created: string;
            currency: string;
            /** @description Minor units; 0 when a card was verified only */
            amount: number;
            /** @description On the customer's bank statement */
            descriptor: string;
            /** @description Available for capture or void */
            pendingAmount: number;
            /** @description The total of captures; refunds do not lower it */
            capturedAmount: number;
            refundedAmount: number;
            voidedAmount: number;
            /** @description In disputes that are open or lost */
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
                    /** @description Whether the security code was given */
                    present: boolean;
                };
            };
            /** @description What the customer was shown */
            text?: string;
            /** @description Null when none was given */
            custom?: {
                [key: string]: unknown;
            } | null;
            /** @description Given with the payment */
            reference?: string;
            /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
            plan?: {
                amount: {
                    currency: string;
                    /** @description Decimals that value counts */
                    exponent: number;
                    /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                    value: number;
                };
                scheduled?: string;
                /** @description Without first it begins one interval after what is before it; without count it never ends */
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
            /** @description Who may start further payments */
            unplanned?: {
                customer?: boolean;
                merchant?: boolean;
            };
            /** @description What later charges may come to in all, by their purpose, in minor units of the transaction's currency; other charges are refused */
            consents?: {
                no_show?: number;
                balance?: number;
            };
            /**
             * Format: date-time
             * @description When that was agreed to, if not on the page of the payment
             */
            consentGivenAt?: string;
            /**
             * @description How far 3-D Secure went, if it was applied
             * @enum {unknown}
             */
            tds?: "attempt" | "full";
            /** @description Whether the merchant made it, from an earlier payment */
            recurring: boolean;
            successful: boolean;
            /** @description Why it was not made, if it was not */
            error: false | {
                /** @description Its number, which never changes */
                code: number;
                message: string;
                /** @description The message again */
                text: string;
                /** @description Whether the customer can act on it */
                client: boolean;
                /** @description Whether the merchant can act on it */
                merchant: boolean;
            };
            /** @description True in place of a `custom` of more than 4 KB as JSON */
            customLeftOut?: boolean;
        };
        TrailEntry: {
            capture?: boolean;
            refund?: boolean;
            void?: boolean;
            /** @description A dispute that is closed: either won or lost */
            dispute?: {
                id: string;
                won?: boolean;
                lost?: boolean;
            };
            /** @description Voided because the authorisation expired */
            expired?: boolean;
            /** @description The acquirer refused it for good, and it was taken back */
            failed?: boolean;
            /** Format: date-time */
            created: string;
            /** @description Minor units of the transaction's currency */
            amount: number;
            /** @description Minor units of the merchant's currency, after fees */
            balance: number;
            /** @description Its two parts, minor units of the merchant's currency */
            fee: {
                flat: number;
                rate: number;
            };
            /** @description Of the percentage fee, by a refund; part of the balance */
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
            /** @description What the balance changed by, minor units of the merchant's currency */
            balance: number;
            /** @description Minor units of the merchant's currency */
            fee: number;
            /** @description Of the percentage fee, by a refund; part of the balance */
            feeReturned?: number;
            /** @description The text for reference */
            description: string | null;
            transactionId?: string;
            /** @description Before exchange, minor units of its own currency */
            amount: {
                currency: string;
                amount: number;
            };
            /** @description Units of the merchant's currency for one of the amount's */
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
             * @description Until when the merchant can answer
             */
            due: string;
            /** @enum {unknown} */
            state: "open" | "answered" | "won" | "lost";
            /** @description What the merchant said to it, if it did */
            answer?: {
                /** @description At most 4000 characters */
                text: string;
                /** Format: date-time */
                created: string;
            };
            /** @description What the merchant has put there, if anything */
            files?: {
                name: string;
                /** @enum {unknown} */
                type: "application/pdf" | "image/png" | "image/jpeg";
                /** @description How many */
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
            /** @description What the bank knows it by */
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
             * @description Public, for payments and links
             */
            key: string;
            name: string | null;
            /** @description The funding currency, an ISO 4217 code */
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
            /** @description What it may do; a live merchant nothing before it was approved */
            claim: {
                canChargeCard: boolean;
                canSaveCard: boolean;
                canTransferToCard: boolean;
                canCapture: boolean;
                canRefund: boolean;
                canVoid: boolean;
            };
            pricing: {
                /** @description Part of each capture, 0.0135 being 1.35 % */
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
                /** @description Whether a refund gives the part back */
                refundsFee: boolean;
            };
            tds: {
                /**
                 * @description How it uses 3-D Secure
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
            /** @description Since when it is charged no more; null while it can be */
            deleted: string | null;
        };
        Webhook: {
            id: string;
            url: string;
            /** @description Names of types, `dispute.*` for all that begin so, or `*` for all */
            types: string[];
            description: string | null;
            /** @enum {unknown} */
            state: "active" | "paused" | "disabled";
            /** @description Why it was disabled */
            reason: string | null;
            /** Format: date-time */
            created: string;
            lastSuccess: string | null;
            lastFailure: string | null;
            /** @description Deliveries that wait */
            waiting: number;
        };
        /** @description Who made the change */
        EventActor: {
            /** @enum {unknown} */
            kind: "app" | "person" | "payer" | "operator" | "system";
            /** @description Of an app or a person; `erased` of a person who was */
            id?: string;
        };
        /** @description An authorisation was approved */
        TransactionCreated: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.created";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
            };
        };
        /** @description A payment was declined */
        TransactionFailed: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.failed";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
            };
        };
        /** @description An amount was captured */
        TransactionCaptured: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.captured";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
            };
        };
        /** @description An amount was refunded */
        TransactionRefunded: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.refunded";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
            };
        };
        /** @description An amount was voided */
        TransactionVoided: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.voided";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
            };
        };
        /** @description The acquirer refused a capture for good, and it was taken back */
        TransactionCaptureFailed: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.capture_failed";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
                line: components["schemas"]["Line"];
            };
        };
        /** @description The acquirer refused a refund for good, and it was taken back */
        TransactionRefundFailed: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.refund_failed";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
                line: components["schemas"]["Line"];
            };
        };
        /** @description The acquirer refused a void for good, and it was taken back */
        TransactionVoidFailed: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transaction.void_failed";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                transaction: components["schemas"]["EventTransaction"];
                entry: components["schemas"]["TrailEntry"];
            };
        };
        /** @description The holder of a card contests a payment */
        DisputeOpened: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dispute.opened";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                dispute: components["schemas"]["Dispute"];
                line: components["schemas"]["Line"];
            };
        };
        /** @description The merchant sent evidence */
        DisputeAnswered: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dispute.answered";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                dispute: components["schemas"]["Dispute"];
            };
        };
        /** @description A dispute was won, and its amount came back */
        DisputeWon: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dispute.won";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                dispute: components["schemas"]["Dispute"];
                entry: components["schemas"]["TrailEntry"];
                transaction: components["schemas"]["EventTransaction"];
            };
        };
        /** @description A dispute was lost */
        DisputeLost: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dispute.lost";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                dispute: components["schemas"]["Dispute"];
                entry: components["schemas"]["TrailEntry"];
                transaction: components["schemas"]["EventTransaction"];
            };
        };
        /** @description A payment was reported as fraud */
        FraudReported: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fraud.reported";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                fraud: components["schemas"]["Fraud"];
            };
        };
        /** @description A payout was taken from the balance */
        PayoutCreated: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "payout.created";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                payout: components["schemas"]["Payout"];
            };
        };
        /** @description A payout was paid */
        PayoutPaid: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "payout.paid";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                payout: components["schemas"]["Payout"];
            };
        };
        /** @description A payout came back, and its amount with it */
        PayoutReturned: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "payout.returned";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                payout: components["schemas"]["Payout"];
            };
        };
        /** @description The merchant was made */
        MerchantCreated: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchant.created";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                merchant: components["schemas"]["EventMerchant"];
            };
        };
        /** @description Members of the merchant changed, by whomever */
        MerchantUpdated: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchant.updated";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                merchant: components["schemas"]["EventMerchant"];
                /** @description The names of what changed */
                changed: string[];
            };
        };
        /** @description The merchant may take payments */
        MerchantApproved: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchant.approved";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                merchant: components["schemas"]["EventMerchant"];
            };
        };
        /** @description Operators keep the merchant from something */
        MerchantSuspended: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchant.suspended";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                merchant: components["schemas"]["EventMerchant"];
            };
        };
        /** @description Operators keep the merchant from nothing any more */
        MerchantResumed: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchant.resumed";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                merchant: components["schemas"]["EventMerchant"];
            };
        };
        /** @description A card was saved */
        CardSaved: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.saved";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                card: components["schemas"]["SavedCard"];
            };
        };
        /** @description A saved card was deleted, and is charged no more */
        CardDeleted: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.deleted";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                card: components["schemas"]["SavedCard"];
            };
        };
        /** @description A webhook is sent nothing any more; the merchant's other webhooks are told */
        WebhookDisabled: {
            /** @description Also `webhook-id`; each is above the last */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook.disabled";
            /**
             * Format: date-time
             * @description When the change was made
             */
            timestamp: string;
            merchantId: string;
            test: boolean;
            /** @description True of an example that was sent to try a webhook */
            example?: boolean;
            actor: components["schemas"]["EventActor"];
            /** @description Of the transaction that it is about, where it is about one: it never falls from one event to the next */
            version?: number;
            data: {
                webhook: components["schemas"]["Webhook"];
                reason: string;
            };
        };
        /** @description What happened; ignore types and members that you do not know */
        Event: components["schemas"]["TransactionCreated"] | components["schemas"]["TransactionFailed"] | components["schemas"]["TransactionCaptured"] | components["schemas"]["TransactionRefunded"] | components["schemas"]["TransactionVoided"] | components["schemas"]["TransactionCaptureFailed"] | components["schemas"]["TransactionRefundFailed"] | components["schemas"]["TransactionVoidFailed"] | components["schemas"]["DisputeOpened"] | components["schemas"]["DisputeAnswered"] | components["schemas"]["DisputeWon"] | components["schemas"]["DisputeLost"] | components["schemas"]["FraudReported"] | components["schemas"]["PayoutCreated"] | components["schemas"]["PayoutPaid"] | components["schemas"]["PayoutReturned"] | components["schemas"]["MerchantCreated"] | components["schemas"]["MerchantUpdated"] | components["schemas"]["MerchantApproved"] | components["schemas"]["MerchantSuspended"] | components["schemas"]["MerchantResumed"] | components["schemas"]["CardSaved"] | components["schemas"]["CardDeleted"] | components["schemas"]["WebhookDisabled"];
    };
    responses: {
        /** @description A field is missing or not as described */
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
         *     - A field is missing or not as described
         *     - It was declined: a transaction that was stored is named
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
        /** @description No valid key was given */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Basic credentials are asked for (RFC 7617) */
                "WWW-Authenticate"?: string;
                /** @description The message, also where the body is left out */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description It exists, but is not for the caller or its merchant */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, also where the body is left out */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description There is nothing with this id */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, also where the body is left out */
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
                /** @description Seconds after which to try again */
                "Retry-After"?: string;
                /** @description The message, also where the body is left out */
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
                /** @description The message, also where the body is left out */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The body has more than 64 kB, or more than 256 kB from a caller with credentials */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, also where the body is left out */
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
                /** @description The message, also where the body is left out */
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
                /** @description Seconds after which to try again */
                "Retry-After"?: string;
                /** @description The message, also where the body is left out */
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
         *     - 500: `outcome_unknown`: The service failed, and it is not known whether this was done
         *     - 503: The service is stopping, or has too much to do
         *     - 408: The request took too long to arrive
         */
        Failed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, also where the body is left out */
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
        /** @description The body has more than 64 kB, or more than 256 kB from a caller with credentials */
        PaymentTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The message, also where the body is left out */
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
                /** @description Seconds after which to try again */
                "Retry-After"?: string;
                /** @description The message, also where the body is left out */
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
                /** @description The message, also where the body is left out */
                "Error-Message"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentError"];
            };
        };
    };
    parameters: {
        /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
        IdempotencyKey: string;
        /** @description Answers 304 without a body while the `ETag` is one of these */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names the state of the object, for conditional requests */
        ETag: string;
        /** @description Names the request in the logs; taken over from the request if given there */
        RequestId: string;
        /** @description Since when the call is deprecated (RFC 9745) */
        Deprecation: string;
        /** @description Where to read about what replaces it */
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
                    /** @description What other apps of a merchant are shown */
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
                            /** @description Secret; it is not shown again */
                            key: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
            /** @description `If-None-Match` names the present state */
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                        /** @description What the key begins with */
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It is another app than the caller
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
                            /** @description What the key begins with */
                            prefix: string;
                            /** @description Secret; it is not shown again */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It is another app than the caller
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It is another app than the caller
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is the last usable key */
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description The funding currency, an ISO 4217 code */
                    currency: string;
                    /**
                     * @description Whether no real money is moved
                     * @default false
                     */
                    test?: boolean;
                    /** @description Whom to contact */
                    email: string;
                    /** @description A host, or an http or https address; kept as given, https where it has no scheme */
                    website: string;
                    /** @description On customers' bank statements, unless a payment brings its own */
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
                             * @description Public, for payments and links
                             */
                            key: string;
                            name: string | null;
                            /** @description The funding currency, an ISO 4217 code */
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
                            /** @description What it may do; a live merchant nothing before it was approved */
                            claim: {
                                canChargeCard: boolean;
                                canSaveCard: boolean;
                                canTransferToCard: boolean;
                                canCapture: boolean;
                                canRefund: boolean;
                                canVoid: boolean;
                            };
                            pricing: {
                                /** @description Part of each capture, 0.0135 being 1.35 % */
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
                                /** @description Whether a refund gives the part back */
                                refundsFee: boolean;
                            };
                            tds: {
                                /**
                                 * @description How it uses 3-D Secure
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `currency`: It is no currency in use (ISO 4217)
             *     - `currency`: Merchants cannot be funded in it
             *     - `email`: It is no e-mail address
             *     - `website`: It is neither a host nor an http or https address
             *     - `company.country`: It is no country (ISO 3166-1 alpha-2)
             *     - `bank.iban`: It has not the form of an IBAN
             *     - `bank.iban`: The merchant is live, and its check digits are wrong
             *     - `test`: It is false where the service is not reached by https
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                             * @description Public, for payments and links
                             */
                            key: string;
                            name: string | null;
                            /** @description The funding currency, an ISO 4217 code */
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
                            /** @description What it may do; a live merchant nothing before it was approved */
                            claim: {
                                canChargeCard: boolean;
                                canSaveCard: boolean;
                                canTransferToCard: boolean;
                                canCapture: boolean;
                                canRefund: boolean;
                                canVoid: boolean;
                            };
                            pricing: {
                                /** @description Part of each capture, 0.0135 being 1.35 % */
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
                                /** @description Whether a refund gives the part back */
                                refundsFee: boolean;
                            };
                            tds: {
                                /**
                                 * @description How it uses 3-D Secure
                                 * @enum {unknown}
                                 */
                                mode: "avoid" | "attempt" | "full";
                            };
                        };
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                    /** @description As of a new merchant; one that is there already may stay */
                    name?: string;
                    /** @description Whom to contact */
                    email?: string;
                    /** @description On customers' bank statements, unless a payment brings its own */
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             *     - `email`: It is no e-mail address
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                         * @description Public, for payments and links
                         */
                        key: string;
                        name: string | null;
                        /** @description The funding currency, an ISO 4217 code */
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
                        /** @description What it may do; a live merchant nothing before it was approved */
                        claim: {
                            canChargeCard: boolean;
                            canSaveCard: boolean;
                            canTransferToCard: boolean;
                            canCapture: boolean;
                            canRefund: boolean;
                            canVoid: boolean;
                        };
                        pricing: {
                            /** @description Part of each capture, 0.0135 being 1.35 % */
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
                            /** @description Whether a refund gives the part back */
                            refundsFee: boolean;
                        };
                        tds: {
                            /**
                             * @description How it uses 3-D Secure
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It is another app than the caller
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                        /** @description What its usable keys begin with; told to persons only */
                        prefixes?: string[];
                        /** @description The caller's own key, with no other app */
                        key?: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `appId`: It is no app
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                    /** @description What other apps of a merchant are shown */
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
                            /** @description Secret; it is not shown again */
                            key: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `persons_only`: It is an app that calls
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                         * @description What they may do
                         * @enum {unknown}
                         */
                        role: "owner" | "manager" | "support" | "accountant" | "viewer";
                        /** Format: date-time */
                        created: string;
                        /** @description Once the invitation was accepted */
                        name?: string;
                        /** @description To the hour, once the invitation was accepted; told to persons only */
                        lastSeen?: string | null;
                        /** @description Once the invitation was accepted; told to persons only */
                        hasSecondFactor?: boolean;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                     * @description What they may do: `viewer` unless given, or as they were invited before
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
                        /** @description Whether the user had access already; no mail is sent */
                        isMember: boolean;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `email`: It is no e-mail address
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `owners_only`: An app names an owner where one is or the operator approved, or takes an owner away
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                     * @description What they may do
                     * @enum {unknown}
                     */
                    role: "owner" | "manager" | "support" | "accountant" | "viewer";
                };
            };
        };
        responses: {
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `owners_only`: An app names an owner where one is or the operator approved, or takes an owner away
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `last_owner`: It is the last owner */
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `owners_only`: An app names an owner where one is or the operator approved, or takes an owner away
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `last_owner`: It is the last owner */
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                         * @description Public, for payments and links
                         */
                        key: string;
                        name: string | null;
                        /** @description The funding currency, an ISO 4217 code */
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
                        /** @description What it may do; a live merchant nothing before it was approved */
                        claim: {
                            canChargeCard: boolean;
                            canSaveCard: boolean;
                            canTransferToCard: boolean;
                            canCapture: boolean;
                            canRefund: boolean;
                            canVoid: boolean;
                        };
                        pricing: {
                            /** @description Part of each capture, 0.0135 being 1.35 % */
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
                            /** @description Whether a refund gives the part back */
                            refundsFee: boolean;
                        };
                        tds: {
                            /**
                             * @description How it uses 3-D Secure
                             * @enum {unknown}
                             */
                            mode: "avoid" | "attempt" | "full";
                        };
                        /**
                         * @description What they may do
                         * @enum {unknown}
                         */
                        role: "owner" | "manager" | "support" | "accountant" | "viewer";
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description `persons_only`: It is an app that calls */
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
                    /** @description `false` keeps an existing secret and answers 409, so that links already sent stay good */
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
                        /** @description Told this once only; links are signed with it */
                        secret: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is a link secret, and `replace` is false */
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                        /** @description Whether a payment link without a signature is refused */
                        signatureRequired: boolean;
                        /**
                         * @description Whether customers' payments are captured as they are approved, or reserved until you do, where neither the order nor its link says
                         * @enum {unknown}
                         */
                        capture: "automatic" | "manual";
                        /** @description Further sites of the merchant, as https origins such as https://book.example: the payment page returns there without a click, and the popup opens over them, as over its website */
                        sites: string[];
                        /** @description The link that says no more than who is paid; what else it says is added to it */
                        url: string;
                        /** @description Whether there is a secret to sign links with */
                        hasSecret: boolean;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                    /** @description Whether a payment link without a signature is refused */
                    signatureRequired?: boolean;
                    /**
                     * @description Whether customers' payments are captured as they are approved, or reserved until you do, where neither the order nor its link says
                     * @enum {unknown}
                     */
                    capture?: "automatic" | "manual";
                    /** @description Further sites of the merchant, as https origins such as https://book.example: the payment page returns there without a click, and the popup opens over them, as over its website */
                    sites?: string[];
                };
            };
        };
        responses: {
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             *     - `sites`: One is no https origin with a plain host
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - There is no link secret to sign links with
             *     - There is a link secret, and `replace` is false
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
                     * @description How it uses 3-D Secure
                     * @enum {unknown}
                     */
                    mode: "avoid" | "attempt" | "full";
                };
            };
        };
        responses: {
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `test_only`: The merchant is live
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                         * @description Replaced by a later one, if it was; that of a test merchant is approved at once
                         * @enum {unknown}
                         */
                        state: "waiting" | "approved" | "refused" | "replaced";
                        /** @description When it was decided */
                        ended: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                             * @description Replaced by a later one, if it was; that of a test merchant is approved at once
                             * @enum {unknown}
                             */
                            state: "waiting" | "approved" | "refused" | "replaced";
                            /** @description When it was decided */
                            ended: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `iban`: It has not the form of an IBAN
             *     - `iban`: The merchant is live, and its check digits are wrong
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                        /** @description The most that a person in support gives back in 24 hours, by refunds and accepted disputes */
                        supportRefundLimit: number;
                        /** @description Beyond what refunds of 24 hours need a second factor proved; null for never */
                        stepUpRefundLimit: number | null;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                    /** @description The most that a person in support gives back in 24 hours, by refunds and accepted disputes */
                    supportRefundLimit?: number;
                    /** @description Beyond what refunds of 24 hours need a second factor proved; null for never */
                    stepUpRefundLimit?: number | null;
                };
            };
        };
        responses: {
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description `persons_only`: It is an app that calls */
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
                    /** @description What the link in the mail ends in */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description `persons_only`: It is an app that calls */
            403: components["responses"]["Forbidden"];
            /** @description The link is another's, was used, is older than a day, or the merchant has an owner */
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                            /** @description Of an app or a person; `erased` of a person who was */
                            id?: string;
                        };
                        /** @description What was done, as `noun.verb` */
                        act: string;
                        /** @description The id of what it was done to; `erased` of a person who was */
                        subject: string;
                        before: {
                            [key: string]: unknown;
                        } | null;
                        after: {
                            [key: string]: unknown;
                        } | null;
                        /** @description The network address that it was asked from; `erased` of a person who was, empty where nobody asked */
                        address: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
                filter?: {
                    /**
                     * Format: date-time
                     * @description What was made then or later
                     */
                    from?: string;
                    /**
                     * Format: date-time
                     * @description What was made before
                     */
                    to?: string;
                    /** @description As `filter[amount][min]`; minor units */
                    amount?: {
                        min?: number;
                        max?: number;
                    };
                    /**
                     * @description What there is of its amount: still `authorised`, `captured`, `refunded`, `voided`, `disputed`; or that it `failed`
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
                /** @description `csv` answers with all there is between `filter[from]` and `filter[to]`, 366 days at most, and by default the last of them; `limit` is not needed then */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
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
                        /** @description Minor units; 0 when a card was verified only */
                        amount: number;
                        /** @description On the customer's bank statement */
                        descriptor: string;
                        /** @description Available for capture or void */
                        pendingAmount: number;
                        /** @description The total of captures; refunds do not lower it */
                        capturedAmount: number;
                        refundedAmount: number;
                        voidedAmount: number;
                        /** @description In disputes that are open or lost */
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
                                /** @description Whether the security code was given */
                                present: boolean;
                            };
                        };
                        /** @description What the customer was shown */
                        text?: string;
                        /** @description Null when none was given */
                        custom: {
                            [key: string]: unknown;
                        } | null;
                        /** @description Given with the payment */
                        reference?: string;
                        /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                        plan?: {
                            amount: {
                                currency: string;
                                /** @description Decimals that value counts */
                                exponent: number;
                                /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                                value: number;
                            };
                            scheduled?: string;
                            /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                        /** @description Who may start further payments */
                        unplanned?: {
                            customer?: boolean;
                            merchant?: boolean;
                        };
                        /** @description What later charges may come to in all, by their purpose, in minor units of the transaction's currency; other charges are refused */
                        consents?: {
                            no_show?: number;
                            balance?: number;
                        };
                        /**
                         * Format: date-time
                         * @description When that was agreed to, if not on the page of the payment
                         */
                        consentGivenAt?: string;
                        /**
                         * @description How far 3-D Secure went, if it was applied
                         * @enum {unknown}
                         */
                        tds?: "attempt" | "full";
                        /** @description Whether the merchant made it, from an earlier payment */
                        recurring: boolean;
                        successful: boolean;
                        /** @description Why it was not made, if it was not */
                        error: false | {
                            /** @description Its number, which never changes */
                            code: number;
                            message: string;
                            /** @description The message again */
                            text: string;
                            /** @description Whether the customer can act on it */
                            client: boolean;
                            /** @description Whether the merchant can act on it */
                            merchant: boolean;
                        };
                        /** @description What was done with it, oldest first */
                        trail: {
                            capture?: boolean;
                            refund?: boolean;
                            void?: boolean;
                            /** @description A dispute that is closed: either won or lost */
                            dispute?: {
                                id: string;
                                won?: boolean;
                                lost?: boolean;
                            };
                            /** @description Voided because the authorisation expired */
                            expired?: boolean;
                            /** @description The acquirer refused it for good, and it was taken back */
                            failed?: boolean;
                            /** Format: date-time */
                            created: string;
                            /** @description Minor units of the transaction's currency */
                            amount: number;
                            /** @description Minor units of the merchant's currency, after fees */
                            balance: number;
                            /** @description Its two parts, minor units of the merchant's currency */
                            fee: {
                                flat: number;
                                rate: number;
                            };
                            /** @description Of the percentage fee, by a refund; part of the balance */
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             *     - `filter.from`: More than 366 days are asked for as CSV
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                    /** @description Another name of transactionId */
                    authorizationId?: string;
                    /**
                     * @deprecated
                     * @description Instead of a transaction; deprecated
                     */
                    cardId?: string;
                    /** @description On the customer's bank statement */
                    descriptor?: string;
                    currency: string;
                    /** @description Minor units of the transaction's currency */
                    amount: number;
                    /**
                     * @description Which of the transaction's `consents` this is charged under; may be left out where it has one
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `transactionId`: Neither it nor a card is given
             *     - `currency`: It is no currency in use (ISO 4217)
             *     - `custom`: It is larger than 50 KB as JSON
             *     - 27 The merchant is not allowed to create transactions: It may not charge cards, or is live where no live acquirer is
             *     - `cardId`: It is no saved card of this merchant
             *     - `transactionId`: It is no successful transaction of this merchant
             *     - `transactionId`: The merchant is live, and its customer agreed to no later payments
             *     - 1 Invalid currency: There is no exchange rate into the merchant's currency
             *     - `purpose`: The customer agreed to other purposes, or to several and none is given
             *     - `currency`: The customer agreed to a limit in another currency
             *     - `amount`: It is more than is left of what the customer agreed to
             *     - It was declined: a transaction that was stored is named
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                    /** @description A check: it must be the transaction's */
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
                            /** @description Minor units; 0 when a card was verified only */
                            amount: number;
                            /** @description On the customer's bank statement */
                            descriptor: string;
                            /** @description Available for capture or void */
                            pendingAmount: number;
                            /** @description The total of captures; refunds do not lower it */
                            capturedAmount: number;
                            refundedAmount: number;
                            voidedAmount: number;
                            /** @description In disputes that are open or lost */
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
                                    /** @description Whether the security code was given */
                                    present: boolean;
                                };
                            };
                            /** @description What the customer was shown */
                            text?: string;
                            /** @description Null when none was given */
                            custom: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Given with the payment */
                            reference?: string;
                            /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                            plan?: {
                                amount: {
                                    currency: string;
                                    /** @description Decimals that value counts */
                                    exponent: number;
                                    /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                                    value: number;
                                };
                                scheduled?: string;
                                /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                            /** @description Who may start further payments */
                            unplanned?: {
                                customer?: boolean;
                                merchant?: boolean;
                            };
                            /** @description What later charges may come to in all, by their purpose, in minor units of the transaction's currency; other charges are refused */
                            consents?: {
                                no_show?: number;
                                balance?: number;
                            };
                            /**
                             * Format: date-time
                             * @description When that was agreed to, if not on the page of the payment
                             */
                            consentGivenAt?: string;
                            /**
                             * @description How far 3-D Secure went, if it was applied
                             * @enum {unknown}
                             */
                            tds?: "attempt" | "full";
                            /** @description Whether the merchant made it, from an earlier payment */
                            recurring: boolean;
                            successful: boolean;
                            /** @description Why it was not made, if it was not */
                            error: false | {
                                /** @description Its number, which never changes */
                                code: number;
                                message: string;
                                /** @description The message again */
                                text: string;
                                /** @description Whether the customer can act on it */
                                client: boolean;
                                /** @description Whether the merchant can act on it */
                                merchant: boolean;
                            };
                            /** @description What was done with it, oldest first */
                            trail: {
                                capture?: boolean;
                                refund?: boolean;
                                void?: boolean;
                                /** @description A dispute that is closed: either won or lost */
                                dispute?: {
                                    id: string;
                                    won?: boolean;
                                    lost?: boolean;
                                };
                                /** @description Voided because the authorisation expired */
                                expired?: boolean;
                                /** @description The acquirer refused it for good, and it was taken back */
                                failed?: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                /** @description Minor units of the merchant's currency, after fees */
                                balance: number;
                                /** @description Its two parts, minor units of the merchant's currency */
                                fee: {
                                    flat: number;
                                    rate: number;
                                };
                                /** @description Of the percentage fee, by a refund; part of the balance */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `currency`: It is not the currency of the transaction
             *     - `amount`: The authorisation expired: nothing more can be captured
             *     - `amount`: It is more than is left to capture, refund or void
             *     - `amount`: There were 200 captures, refunds and voids: only all that is left goes
             *     - 1 Invalid currency: There is no exchange rate into the merchant's currency
             *     - 22 Amount is bigger than allowed, please contact us: The merchant's balance would be beyond what is exact
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - The merchant is not allowed to do this
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - Another request was first, and left too little
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                            /** @description Minor units; 0 when a card was verified only */
                            amount: number;
                            /** @description On the customer's bank statement */
                            descriptor: string;
                            /** @description Available for capture or void */
                            pendingAmount: number;
                            /** @description The total of captures; refunds do not lower it */
                            capturedAmount: number;
                            refundedAmount: number;
                            voidedAmount: number;
                            /** @description In disputes that are open or lost */
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
                                    /** @description Whether the security code was given */
                                    present: boolean;
                                };
                            };
                            /** @description What the customer was shown */
                            text?: string;
                            /** @description Null when none was given */
                            custom: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Given with the payment */
                            reference?: string;
                            /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                            plan?: {
                                amount: {
                                    currency: string;
                                    /** @description Decimals that value counts */
                                    exponent: number;
                                    /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                                    value: number;
                                };
                                scheduled?: string;
                                /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                            /** @description Who may start further payments */
                            unplanned?: {
                                customer?: boolean;
                                merchant?: boolean;
                            };
                            /** @description What later charges may come to in all, by their purpose, in minor units of the transaction's currency; other charges are refused */
                            consents?: {
                                no_show?: number;
                                balance?: number;
                            };
                            /**
                             * Format: date-time
                             * @description When that was agreed to, if not on the page of the payment
                             */
                            consentGivenAt?: string;
                            /**
                             * @description How far 3-D Secure went, if it was applied
                             * @enum {unknown}
                             */
                            tds?: "attempt" | "full";
                            /** @description Whether the merchant made it, from an earlier payment */
                            recurring: boolean;
                            successful: boolean;
                            /** @description Why it was not made, if it was not */
                            error: false | {
                                /** @description Its number, which never changes */
                                code: number;
                                message: string;
                                /** @description The message again */
                                text: string;
                                /** @description Whether the customer can act on it */
                                client: boolean;
                                /** @description Whether the merchant can act on it */
                                merchant: boolean;
                            };
                            /** @description What was done with it, oldest first */
                            trail: {
                                capture?: boolean;
                                refund?: boolean;
                                void?: boolean;
                                /** @description A dispute that is closed: either won or lost */
                                dispute?: {
                                    id: string;
                                    won?: boolean;
                                    lost?: boolean;
                                };
                                /** @description Voided because the authorisation expired */
                                expired?: boolean;
                                /** @description The acquirer refused it for good, and it was taken back */
                                failed?: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                /** @description Minor units of the merchant's currency, after fees */
                                balance: number;
                                /** @description Its two parts, minor units of the merchant's currency */
                                fee: {
                                    flat: number;
                                    rate: number;
                                };
                                /** @description Of the percentage fee, by a refund; part of the balance */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `currency`: It is not the currency of the transaction
             *     - `amount`: The authorisation expired: nothing more can be captured
             *     - `amount`: It is more than is left to capture, refund or void
             *     - `amount`: There were 200 captures, refunds and voids: only all that is left goes
             *     - 1 Invalid currency: There is no exchange rate into the merchant's currency
             *     - 22 Amount is bigger than allowed, please contact us: The merchant's balance would be beyond what is exact
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - The merchant is not allowed to do this
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - Another request was first, and left too little
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                            /** @description Minor units; 0 when a card was verified only */
                            amount: number;
                            /** @description On the customer's bank statement */
                            descriptor: string;
                            /** @description Available for capture or void */
                            pendingAmount: number;
                            /** @description The total of captures; refunds do not lower it */
                            capturedAmount: number;
                            refundedAmount: number;
                            voidedAmount: number;
                            /** @description In disputes that are open or lost */
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
                                    /** @description Whether the security code was given */
                                    present: boolean;
                                };
                            };
                            /** @description What the customer was shown */
                            text?: string;
                            /** @description Null when none was given */
                            custom: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Given with the payment */
                            reference?: string;
                            /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                            plan?: {
                                amount: {
                                    currency: string;
                                    /** @description Decimals that value counts */
                                    exponent: number;
                                    /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                                    value: number;
                                };
                                scheduled?: string;
                                /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                            /** @description Who may start further payments */
                            unplanned?: {
                                customer?: boolean;
                                merchant?: boolean;
                            };
                            /** @description What later charges may come to in all, by their purpose, in minor units of the transaction's currency; other charges are refused */
                            consents?: {
                                no_show?: number;
                                balance?: number;
                            };
                            /**
                             * Format: date-time
                             * @description When that was agreed to, if not on the page of the payment
                             */
                            consentGivenAt?: string;
                            /**
                             * @description How far 3-D Secure went, if it was applied
                             * @enum {unknown}
                             */
                            tds?: "attempt" | "full";
                            /** @description Whether the merchant made it, from an earlier payment */
                            recurring: boolean;
                            successful: boolean;
                            /** @description Why it was not made, if it was not */
                            error: false | {
                                /** @description Its number, which never changes */
                                code: number;
                                message: string;
                                /** @description The message again */
                                text: string;
                                /** @description Whether the customer can act on it */
                                client: boolean;
                                /** @description Whether the merchant can act on it */
                                merchant: boolean;
                            };
                            /** @description What was done with it, oldest first */
                            trail: {
                                capture?: boolean;
                                refund?: boolean;
                                void?: boolean;
                                /** @description A dispute that is closed: either won or lost */
                                dispute?: {
                                    id: string;
                                    won?: boolean;
                                    lost?: boolean;
                                };
                                /** @description Voided because the authorisation expired */
                                expired?: boolean;
                                /** @description The acquirer refused it for good, and it was taken back */
                                failed?: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                /** @description Minor units of the merchant's currency, after fees */
                                balance: number;
                                /** @description Its two parts, minor units of the merchant's currency */
                                fee: {
                                    flat: number;
                                    rate: number;
                                };
                                /** @description Of the percentage fee, by a refund; part of the balance */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `currency`: It is not the currency of the transaction
             *     - `amount`: The authorisation expired: nothing more can be captured
             *     - `amount`: It is more than is left to capture, refund or void
             *     - `amount`: There were 200 captures, refunds and voids: only all that is left goes
             *     - 1 Invalid currency: There is no exchange rate into the merchant's currency
             *     - 22 Amount is bigger than allowed, please contact us: The merchant's balance would be beyond what is exact
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - The merchant is not allowed to do this
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - Another request was first, and left too little
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                            /** @description Minor units; 0 when a card was verified only */
                            amount: number;
                            /** @description On the customer's bank statement */
                            descriptor: string;
                            /** @description Available for capture or void */
                            pendingAmount: number;
                            /** @description The total of captures; refunds do not lower it */
                            capturedAmount: number;
                            refundedAmount: number;
                            voidedAmount: number;
                            /** @description In disputes that are open or lost */
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
                                    /** @description Whether the security code was given */
                                    present: boolean;
                                };
                            };
                            /** @description What the customer was shown */
                            text?: string;
                            /** @description Null when none was given */
                            custom: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Given with the payment */
                            reference?: string;
                            /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                            plan?: {
                                amount: {
                                    currency: string;
                                    /** @description Decimals that value counts */
                                    exponent: number;
                                    /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                                    value: number;
                                };
                                scheduled?: string;
                                /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                            /** @description Who may start further payments */
                            unplanned?: {
                                customer?: boolean;
                                merchant?: boolean;
                            };
                            /** @description What later charges may come to in all, by their purpose, in minor units of the transaction's currency; other charges are refused */
                            consents?: {
                                no_show?: number;
                                balance?: number;
                            };
                            /**
                             * Format: date-time
                             * @description When that was agreed to, if not on the page of the payment
                             */
                            consentGivenAt?: string;
                            /**
                             * @description How far 3-D Secure went, if it was applied
                             * @enum {unknown}
                             */
                            tds?: "attempt" | "full";
                            /** @description Whether the merchant made it, from an earlier payment */
                            recurring: boolean;
                            successful: boolean;
                            /** @description Why it was not made, if it was not */
                            error: false | {
                                /** @description Its number, which never changes */
                                code: number;
                                message: string;
                                /** @description The message again */
                                text: string;
                                /** @description Whether the customer can act on it */
                                client: boolean;
                                /** @description Whether the merchant can act on it */
                                merchant: boolean;
                            };
                            /** @description What was done with it, oldest first */
                            trail: {
                                capture?: boolean;
                                refund?: boolean;
                                void?: boolean;
                                /** @description A dispute that is closed: either won or lost */
                                dispute?: {
                                    id: string;
                                    won?: boolean;
                                    lost?: boolean;
                                };
                                /** @description Voided because the authorisation expired */
                                expired?: boolean;
                                /** @description The acquirer refused it for good, and it was taken back */
                                failed?: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                /** @description Minor units of the merchant's currency, after fees */
                                balance: number;
                                /** @description Its two parts, minor units of the merchant's currency */
                                fee: {
                                    flat: number;
                                    rate: number;
                                };
                                /** @description Of the percentage fee, by a refund; part of the balance */
                                feeReturned?: number;
                                descriptor?: string;
                                lineId?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                        /** @description Since when it is charged no more; null while it can be */
                        deleted: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - 28 The merchant is not allowed to save cards
             *     - `transactionId`: It is no successful transaction of this merchant
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                            /** @description Since when it is charged no more; null while it can be */
                            deleted: string | null;
                        };
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                filter: {
                    merchantId?: string;
                    transactionId?: string;
                    /**
                     * Format: date-time
                     * @description What was made then or later
                     */
                    from?: string;
                    /**
                     * Format: date-time
                     * @description What was made before
                     */
                    to?: string;
                    /** @enum {unknown} */
                    state?: "open" | "answered" | "won" | "lost";
                };
                /** @description `csv` answers with all there is between `filter[from]` and `filter[to]`, 366 days at most, and by default the last of them; `limit` is not needed then */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
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
                         * @description Until when the merchant can answer
                         */
                        due: string;
                        /** @enum {unknown} */
                        state: "open" | "answered" | "won" | "lost";
                        /** @description What the merchant said to it, if it did */
                        answer?: {
                            /** @description At most 4000 characters */
                            text: string;
                            /** Format: date-time */
                            created: string;
                        };
                        /** @description What the merchant has put there, if anything */
                        files?: {
                            name: string;
                            /** @enum {unknown} */
                            type: "application/pdf" | "image/png" | "image/jpeg";
                            /** @description How many */
                            bytes: number;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             *     - `filter.from`: More than 366 days are asked for as CSV
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                             * @description Until when the merchant can answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description What the merchant said to it, if it did */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description What the merchant has put there, if anything */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description How many */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `transactionId`: It is no transaction
             *     - `amount`: It is more than was captured and is not disputed yet
             *     - `due`: It is no instant from 1970 to 2199
             *     - 1 Invalid currency: There is no exchange rate into the merchant's currency
             *     - 22 Amount is bigger than allowed, please contact us: The merchant's balance would be beyond what is exact
             */
            400: components["responses"]["Declined"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `test_only`: The merchant is live
             */
            403: components["responses"]["Forbidden"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - Another dispute was first, and left too little
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                             * @description Until when the merchant can answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description What the merchant said to it, if it did */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description What the merchant has put there, if anything */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description How many */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                    /** @description What happened, in words */
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
                             * @description Until when the merchant can answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description What the merchant said to it, if it did */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description What the merchant has put there, if anything */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description How many */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - `dispute_answered`: The dispute is answered already
             *     - `dispute_closed`: The dispute is won or lost already
             *     - `dispute_overdue`: Its `due` is over
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                             * @description Until when the merchant can answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description What the merchant said to it, if it did */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description What the merchant has put there, if anything */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description How many */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             *     - `file`: It is none, or another than its Content-Type says
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `dispute_answered`: The dispute is answered already
             *     - `dispute_closed`: The dispute is won or lost already
             *     - `dispute_overdue`: Its `due` is over
             *     - `too_many_files`: There are 5 others already
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `dispute_answered`: The dispute is answered already
             *     - `dispute_closed`: The dispute is won or lost already
             *     - `dispute_overdue`: Its `due` is over
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                             * @description Until when the merchant can answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description What the merchant said to it, if it did */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description What the merchant has put there, if anything */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description How many */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                             * @description Until when the merchant can answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description What the merchant said to it, if it did */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description What the merchant has put there, if anything */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description How many */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `transactionId`: It is no successful transaction
             *     - `reported`: It is no instant from 1970 to 2199
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
                filter?: {
                    /**
                     * Format: date-time
                     * @description What was made then or later
                     */
                    from?: string;
                    /**
                     * Format: date-time
                     * @description What was made before
                     */
                    to?: string;
                    transactionId?: string;
                    /** @enum {unknown} */
                    kind?: "capture" | "refund" | "payout" | "dispute";
                };
                /** @description `csv` answers with all there is between `filter[from]` and `filter[to]`, 366 days at most, and by default the last of them; `limit` is not needed then */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
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
                        /** @description What the balance changed by, minor units of the merchant's currency */
                        balance: number;
                        /** @description Minor units of the merchant's currency */
                        fee: number;
                        /** @description Of the percentage fee, by a refund; part of the balance */
                        feeReturned?: number;
                        /** @description The text for reference */
                        description: string | null;
                        transactionId?: string;
                        /** @description Before exchange, minor units of its own currency */
                        amount: {
                            currency: string;
                            amount: number;
                        };
                        /** @description Units of the merchant's currency for one of the amount's */
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             *     - `filter.from`: More than 366 days are asked for as CSV
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                        /** @description What the balance changed by, minor units of the merchant's currency */
                        balance: number;
                        /** @description Minor units of the merchant's currency */
                        fee: number;
                        /** @description Of the percentage fee, by a refund; part of the balance */
                        feeReturned?: number;
                        /** @description The text for reference */
                        description: string | null;
                        transactionId?: string;
                        /** @description Before exchange, minor units of its own currency */
                        amount: {
                            currency: string;
                            amount: number;
                        };
                        /** @description Units of the merchant's currency for one of the amount's */
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
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
                filter?: {
                    /**
                     * Format: date-time
                     * @description What was made then or later
                     */
                    from?: string;
                    /**
                     * Format: date-time
                     * @description What was made before
                     */
                    to?: string;
                    /** @enum {unknown} */
                    state?: "created" | "exported" | "paid" | "returned";
                };
                /** @description `csv` answers with all there is between `filter[from]` and `filter[to]`, 366 days at most, and by default the last of them; `limit` is not needed then */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
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
                        /** @description What the bank knows it by */
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             *     - `filter.from`: More than 366 days are asked for as CSV
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit?: number;
                /** @description Only what is older than this line */
                before?: string;
            };
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                            /** @description What the bank knows it by */
                            endToEndId: string;
                            /** @enum {unknown} */
                            state: "created" | "exported" | "paid" | "returned";
                            lineId: string;
                            exportId?: string;
                            /** @description What is paid besides these lines, left by payouts before; below zero, left by this one */
                            carried: number;
                            /** @description What is paid: the lines since the payout before, newest first */
                            lines: {
                                id: string;
                                merchantId: string;
                                test: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description What the balance changed by, minor units of the merchant's currency */
                                balance: number;
                                /** @description Minor units of the merchant's currency */
                                fee: number;
                                /** @description Of the percentage fee, by a refund; part of the balance */
                                feeReturned?: number;
                                /** @description The text for reference */
                                description: string | null;
                                transactionId?: string;
                                /** @description Before exchange, minor units of its own currency */
                                amount: {
                                    currency: string;
                                    amount: number;
                                };
                                /** @description Units of the merchant's currency for one of the amount's */
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
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description The first day, as 2026-11-22 */
                from: string;
                /** @description The last day, which is counted as well; 366 days at most */
                to: string;
                /** @description What is added up */
                unit?: "day";
                /** @description Whose days, an IANA name such as Europe/Copenhagen */
                timezone?: string;
            };
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                        /** @description What the balance changed by is captured - refunded - fees - disputes */
                        takings: {
                            /** @description The merchant's, in whose minor units all of this is */
                            currency: string;
                            timezone: string;
                            /** @enum {unknown} */
                            unit: "day";
                            total: {
                                /** @description Before fees */
                                captured: number;
                                refunded: number;
                                /** @description Of captures and disputes, without what refunds gave back */
                                fees: number;
                                /** @description What disputes took, without what was won back */
                                disputes: number;
                                /** @description How many captures */
                                count: number;
                            };
                            days: {
                                /**
                                 * Format: date
                                 * @description Each there is, oldest first
                                 */
                                day: string;
                                /** @description Before fees */
                                captured: number;
                                refunded: number;
                                /** @description Of captures and disputes, without what refunds gave back */
                                fees: number;
                                /** @description What disputes took, without what was won back */
                                disputes: number;
                                /** @description How many captures */
                                count: number;
                            }[];
                        };
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
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
             *     - A field is missing or not as described
             *     - `from`: It is no day from 1971 to 2105
             *     - `timezone`: It is no time zone (IANA)
             *     - `to`: It is before the first day, or these are more than 366 days
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description An id, a reference, the last four digits of a card, or an amount such as 9.95 or €1,234.50 */
                q: string;
            };
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                        /** @description By its id any of these; transactions also by the rest, twenty of each kind */
                        found: {
                            transactions: {
                                id: string;
                                merchantId: string;
                                test: boolean;
                                /** Format: date-time */
                                created: string;
                                currency: string;
                                /** @description Minor units; 0 when a card was verified only */
                                amount: number;
                                /** @description On the customer's bank statement */
                                descriptor: string;
                                /** @description Available for capture or void */
                                pendingAmount: number;
                                /** @description The total of captures; refunds do not lower it */
                                capturedAmount: number;
                                refundedAmount: number;
                                voidedAmount: number;
                                /** @description In disputes that are open or lost */
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
                                        /** @description Whether the security code was given */
                                        present: boolean;
                                    };
                                };
                                /** @description What the customer was shown */
                                text?: string;
                                /** @description Null when none was given */
                                custom: {
                                    [key: string]: unknown;
                                } | null;
                                /** @description Given with the payment */
                                reference?: string;
                                /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                                plan?: {
                                    amount: {
                                        currency: string;
                                        /** @description Decimals that value counts */
                                        exponent: number;
                                        /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                                        value: number;
                                    };
                                    scheduled?: string;
                                    /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                                /** @description Who may start further payments */
                                unplanned?: {
                                    customer?: boolean;
                                    merchant?: boolean;
                                };
                                /** @description What later charges may come to in all, by their purpose, in minor units of the transaction's currency; other charges are refused */
                                consents?: {
                                    no_show?: number;
                                    balance?: number;
                                };
                                /**
                                 * Format: date-time
                                 * @description When that was agreed to, if not on the page of the payment
                                 */
                                consentGivenAt?: string;
                                /**
                                 * @description How far 3-D Secure went, if it was applied
                                 * @enum {unknown}
                                 */
                                tds?: "attempt" | "full";
                                /** @description Whether the merchant made it, from an earlier payment */
                                recurring: boolean;
                                successful: boolean;
                                /** @description Why it was not made, if it was not */
                                error: false | {
                                    /** @description Its number, which never changes */
                                    code: number;
                                    message: string;
                                    /** @description The message again */
                                    text: string;
                                    /** @description Whether the customer can act on it */
                                    client: boolean;
                                    /** @description Whether the merchant can act on it */
                                    merchant: boolean;
                                };
                                /** @description What was done with it, oldest first */
                                trail: {
                                    capture?: boolean;
                                    refund?: boolean;
                                    void?: boolean;
                                    /** @description A dispute that is closed: either won or lost */
                                    dispute?: {
                                        id: string;
                                        won?: boolean;
                                        lost?: boolean;
                                    };
                                    /** @description Voided because the authorisation expired */
                                    expired?: boolean;
                                    /** @description The acquirer refused it for good, and it was taken back */
                                    failed?: boolean;
                                    /** Format: date-time */
                                    created: string;
                                    /** @description Minor units of the transaction's currency */
                                    amount: number;
                                    /** @description Minor units of the merchant's currency, after fees */
                                    balance: number;
                                    /** @description Its two parts, minor units of the merchant's currency */
                                    fee: {
                                        flat: number;
                                        rate: number;
                                    };
                                    /** @description Of the percentage fee, by a refund; part of the balance */
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
                                 * @description Until when the merchant can answer
                                 */
                                due: string;
                                /** @enum {unknown} */
                                state: "open" | "answered" | "won" | "lost";
                                /** @description What the merchant said to it, if it did */
                                answer?: {
                                    /** @description At most 4000 characters */
                                    text: string;
                                    /** Format: date-time */
                                    created: string;
                                };
                                /** @description What the merchant has put there, if anything */
                                files?: {
                                    name: string;
                                    /** @enum {unknown} */
                                    type: "application/pdf" | "image/png" | "image/jpeg";
                                    /** @description How many */
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
                                /** @description Since when it is charged no more; null while it can be */
                                deleted: string | null;
                            }[];
                            lines: {
                                id: string;
                                merchantId: string;
                                test: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description What the balance changed by, minor units of the merchant's currency */
                                balance: number;
                                /** @description Minor units of the merchant's currency */
                                fee: number;
                                /** @description Of the percentage fee, by a refund; part of the balance */
                                feeReturned?: number;
                                /** @description The text for reference */
                                description: string | null;
                                transactionId?: string;
                                /** @description Before exchange, minor units of its own currency */
                                amount: {
                                    currency: string;
                                    amount: number;
                                };
                                /** @description Units of the merchant's currency for one of the amount's */
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
                                /** @description What the bank knows it by */
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
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description The version of this side of the API: 1 */
                "accept-version": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A card number (12 to 19 digits) or a security code (3 or 4 digits)
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
                        /** @description Good for ten minutes and for one order */
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
             *     - `VERSION_UNSUPPORTED`: Another Accept-Version than 1 is asked for
             *     - `PAYMENT_CARD_NUMBER_INVALID`: It has not 12 to 19 digits
             *     - `PAYMENT_CARD_SECURITY_CODE_INVALID`: It has not 3 or 4 digits
             */
            400: components["responses"]["PaymentRefused"];
            413: components["responses"]["PaymentTooLarge"];
            /** @description `RATE_LIMITED`: Too many were given */
            429: components["responses"]["PaymentBusy"];
            default: components["responses"]["PaymentFailed"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this side of the API: 1 */
                "accept-version": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Required for test merchants, forbidden for live ones: what the issuer does */
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
                        /** @description What the page of a payment link got when its link was checked: the order has to be as it says. Required where the merchant's links have to be signed */
                        seal?: string;
                    };
                    /** @description What the customer was shown */
                    text?: string;
                    /** @description For the merchant to find the transaction by */
                    reference?: string;
                    /** @description Without it the card is verified only */
                    amount?: {
                        currency: string;
                        /** @description Decimals that value counts */
                        exponent: number;
                        /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                        value: number;
                    };
                    card: {
                        number: {
                            /** @description Good for ten minutes and for one order */
                            token: string;
                        };
                        expiry: {
                            month: number;
                            year: number;
                        };
                        code?: {
                            /** @description Good for ten minutes and for one order */
                            token: string;
                        };
                    };
                    /**
                     * @description Whether all of it is captured as it is approved, or reserved until you capture it; the merchant's own rule without it
                     * @enum {unknown}
                     */
                    capture?: "automatic" | "manual";
                    /** @description Any data of yours, at most 50 KB as JSON */
                    custom?: {
                        [key: string]: unknown;
                    };
                    /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                    plan?: {
                        amount: {
                            currency: string;
                            /** @description Decimals that value counts */
                            exponent: number;
                            /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                            value: number;
                        };
                        scheduled?: string;
                        /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                    /** @description Who may start further payments */
                    unplanned?: {
                        customer?: boolean;
                        merchant?: boolean;
                        /** @description As published clients spell it */
                        costumer?: boolean;
                    };
                    /** @description What challenges gave; not part of the order */
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
                        /** @description The id of the transaction */
                        authorizationId: string;
                        /** @description True where it was captured at once, and not only reserved */
                        captured?: boolean;
                    } | {
                        /** @description One of which has to be taken */
                        challenges: {
                            /** @description For people; what has to be done is said by the type */
                            name: string;
                            /**
                             * @description How it is taken after the order was posted to the path: `fetch` answers hints at once; the others answer a form to send in an iframe, seen or unseen, which ends with a message
                             * @enum {unknown}
                             */
                            type: "background-iframe" | "fetch" | "iframe";
                            /** @description Where to post the same order, with the hints it has */
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
             *     - `VERSION_UNSUPPORTED`: Another Accept-Version than 1 is asked for
             *     - `PAYMENT_INTEGRATION_KEY_UNKNOWN`: No merchant has the key
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant may not charge cards, or is live where no live acquirer is
             *     - `PAYMENT_INTEGRATION_DISABLED`: There is no seal where links have to be signed, or one that is not good (any more)
             *     - `TEST_MODE_MIXED`: `test` is there on a live merchant, or not on a test one
             *     - `custom`: It is larger than 50 KB as JSON
             *     - `amount.currency`: It is no currency in use (ISO 4217)
             *     - `amount`: It is no whole number of minor units of the currency, or too large
             *     - `amount.currency`: There is no exchange rate, and it is not captured at once: then it is an outcome
             *     - `plan`: It is no currency in use (ISO 4217)
             *     - `plan`: It is no whole number of minor units of the currency, or too large
             *     - `plan`: A part is both scheduled and repeated, or neither
             *     - `plan`: A part begins in the past
             *     - `plan`: A part is not over within 100 years
             *     - `plan`: A part begins before the one before it ends
             *     - `plan`: Another part than the last has no `repeat.count`
             *     - `unplanned.customer`: It says another thing than `unplanned.costumer`
             *     - `PAYMENT_INTEGRATION_DISABLED`: The order is not what its seal says
             *     - `PAYMENT_LINK_EXPIRED`: The link ended before the order was first given
             *     - `PAYMENT_REFERENCE_USED`: The reference takes one payment, and has it
             *     - `hints`: A hint is edited, or of another order
             *     - `hints`: A hint is too old
             *     - `TOKEN_TYPE_UNEXPECTED`: A token is of another type
             *     - `TOKEN_INVALID`: A token is broken, edited or too old
             *     - `PAYMENT_CARD_NUMBER_INVALID`: Live: the number's check digit is wrong
             *     - `PAYMENT_CARD_SCHEME_UNKNOWN`: The number is of no known network
             *     - `TOKEN_INVALID`: A token served another order
             *     - It was declined: the code says why
             */
            400: components["responses"]["PaymentRefused"];
            413: components["responses"]["PaymentTooLarge"];
            /**
             * @description One of these:
             *
             *     - `RATE_LIMITED`: Too many were given
             *     - `PAYMENT_RUNNING`: The order, or its reference, is being paid now
             *     - `RATE_LIMITED`: Too many were declined
             */
            429: components["responses"]["PaymentBusy"];
            default: components["responses"]["PaymentFailed"];
        };
    };
    createPaymentChallengeTdsFingerprint: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this side of the API: 1 */
                "accept-version": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Required for test merchants, forbidden for live ones: what the issuer does */
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
                        /** @description What the page of a payment link got when its link was checked: the order has to be as it says. Required where the merchant's links have to be signed */
                        seal?: string;
                    };
                    /** @description What the customer was shown */
                    text?: string;
                    /** @description For the merchant to find the transaction by */
                    reference?: string;
                    /** @description Without it the card is verified only */
                    amount?: {
                        currency: string;
                        /** @description Decimals that value counts */
                        exponent: number;
                        /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                        value: number;
                    };
                    card: {
                        number: {
                            /** @description Good for ten minutes and for one order */
                            token: string;
                        };
                        expiry: {
                            month: number;
                            year: number;
                        };
                        code?: {
                            /** @description Good for ten minutes and for one order */
                            token: string;
                        };
                    };
                    /**
                     * @description Whether all of it is captured as it is approved, or reserved until you capture it; the merchant's own rule without it
                     * @enum {unknown}
                     */
                    capture?: "automatic" | "manual";
                    /** @description Any data of yours, at most 50 KB as JSON */
                    custom?: {
                        [key: string]: unknown;
                    };
                    /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                    plan?: {
                        amount: {
                            currency: string;
                            /** @description Decimals that value counts */
                            exponent: number;
                            /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                            value: number;
                        };
                        scheduled?: string;
                        /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                    /** @description Who may start further payments */
                    unplanned?: {
                        customer?: boolean;
                        merchant?: boolean;
                        /** @description As published clients spell it */
                        costumer?: boolean;
                    };
                    /** @description What challenges gave; not part of the order */
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
                        /** @description Where the form goes, in an iframe */
                        action: string;
                        /** @enum {unknown} */
                        method: "GET" | "POST";
                        /** @description The fields of the form */
                        fields: {
                            [key: string]: string;
                        };
                        /** @description Of the iframe, in pixels */
                        width?: number;
                        /** @description Of the iframe, in pixels */
                        height?: number;
                        /** @description Milliseconds to wait for the message `{hints}` from the window of the iframe */
                        timeout: number;
                        /** @description What to go on with when no message came in time */
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
             *     - `VERSION_UNSUPPORTED`: Another Accept-Version than 1 is asked for
             *     - `PAYMENT_INTEGRATION_KEY_UNKNOWN`: No merchant has the key
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant may not charge cards, or is live where no live acquirer is
             *     - `PAYMENT_INTEGRATION_DISABLED`: There is no seal where links have to be signed, or one that is not good (any more)
             *     - `TEST_MODE_MIXED`: `test` is there on a live merchant, or not on a test one
             *     - `custom`: It is larger than 50 KB as JSON
             *     - `amount.currency`: It is no currency in use (ISO 4217)
             *     - `amount`: It is no whole number of minor units of the currency, or too large
             *     - `amount.currency`: There is no exchange rate, and it is not captured at once: then it is an outcome
             *     - `plan`: It is no currency in use (ISO 4217)
             *     - `plan`: It is no whole number of minor units of the currency, or too large
             *     - `plan`: A part is both scheduled and repeated, or neither
             *     - `plan`: A part begins in the past
             *     - `plan`: A part is not over within 100 years
             *     - `plan`: A part begins before the one before it ends
             *     - `plan`: Another part than the last has no `repeat.count`
             *     - `unplanned.customer`: It says another thing than `unplanned.costumer`
             *     - `PAYMENT_INTEGRATION_DISABLED`: The order is not what its seal says
             *     - `PAYMENT_LINK_EXPIRED`: The link ended before the order was first given
             *     - `PAYMENT_REFERENCE_USED`: The reference takes one payment, and has it
             *     - `hints`: A hint is edited, or of another order
             *     - `hints`: A hint is too old
             *     - `TOKEN_TYPE_UNEXPECTED`: A token is of another type
             *     - `TOKEN_INVALID`: A token is broken, edited or too old
             *     - `PAYMENT_CARD_NUMBER_INVALID`: Live: the number's check digit is wrong
             *     - `PAYMENT_CARD_SCHEME_UNKNOWN`: The number is of no known network
             *     - `TOKEN_INVALID`: A token served another order
             *     - It was declined: the code says why
             *     - `PAYMENT_CHALLENGE_UNAVAILABLE`: The order has its answer, or another step is next
             */
            400: components["responses"]["PaymentRefused"];
            413: components["responses"]["PaymentTooLarge"];
            /**
             * @description One of these:
             *
             *     - `RATE_LIMITED`: Too many were given
             *     - `PAYMENT_RUNNING`: The order, or its reference, is being paid now
             *     - `RATE_LIMITED`: Too many were declined
             */
            429: components["responses"]["PaymentBusy"];
            default: components["responses"]["PaymentFailed"];
        };
    };
    createPaymentChallengeTdsAuthenticate: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this side of the API: 1 */
                "accept-version": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Required for test merchants, forbidden for live ones: what the issuer does */
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
                        /** @description What the page of a payment link got when its link was checked: the order has to be as it says. Required where the merchant's links have to be signed */
                        seal?: string;
                    };
                    /** @description What the customer was shown */
                    text?: string;
                    /** @description For the merchant to find the transaction by */
                    reference?: string;
                    /** @description Without it the card is verified only */
                    amount?: {
                        currency: string;
                        /** @description Decimals that value counts */
                        exponent: number;
                        /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                        value: number;
                    };
                    card: {
                        number: {
                            /** @description Good for ten minutes and for one order */
                            token: string;
                        };
                        expiry: {
                            month: number;
                            year: number;
                        };
                        code?: {
                            /** @description Good for ten minutes and for one order */
                            token: string;
                        };
                    };
                    /**
                     * @description Whether all of it is captured as it is approved, or reserved until you capture it; the merchant's own rule without it
                     * @enum {unknown}
                     */
                    capture?: "automatic" | "manual";
                    /** @description Any data of yours, at most 50 KB as JSON */
                    custom?: {
                        [key: string]: unknown;
                    };
                    /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                    plan?: {
                        amount: {
                            currency: string;
                            /** @description Decimals that value counts */
                            exponent: number;
                            /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                            value: number;
                        };
                        scheduled?: string;
                        /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                    /** @description Who may start further payments */
                    unplanned?: {
                        customer?: boolean;
                        merchant?: boolean;
                        /** @description As published clients spell it */
                        costumer?: boolean;
                    };
                    /** @description What challenges gave; not part of the order */
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
                        /** @description To be sent along with the order from now on, after those it has */
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
             *     - `VERSION_UNSUPPORTED`: Another Accept-Version than 1 is asked for
             *     - `PAYMENT_INTEGRATION_KEY_UNKNOWN`: No merchant has the key
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant may not charge cards, or is live where no live acquirer is
             *     - `PAYMENT_INTEGRATION_DISABLED`: There is no seal where links have to be signed, or one that is not good (any more)
             *     - `TEST_MODE_MIXED`: `test` is there on a live merchant, or not on a test one
             *     - `custom`: It is larger than 50 KB as JSON
             *     - `amount.currency`: It is no currency in use (ISO 4217)
             *     - `amount`: It is no whole number of minor units of the currency, or too large
             *     - `amount.currency`: There is no exchange rate, and it is not captured at once: then it is an outcome
             *     - `plan`: It is no currency in use (ISO 4217)
             *     - `plan`: It is no whole number of minor units of the currency, or too large
             *     - `plan`: A part is both scheduled and repeated, or neither
             *     - `plan`: A part begins in the past
             *     - `plan`: A part is not over within 100 years
             *     - `plan`: A part begins before the one before it ends
             *     - `plan`: Another part than the last has no `repeat.count`
             *     - `unplanned.customer`: It says another thing than `unplanned.costumer`
             *     - `PAYMENT_INTEGRATION_DISABLED`: The order is not what its seal says
             *     - `PAYMENT_LINK_EXPIRED`: The link ended before the order was first given
             *     - `PAYMENT_REFERENCE_USED`: The reference takes one payment, and has it
             *     - `hints`: A hint is edited, or of another order
             *     - `hints`: A hint is too old
             *     - `TOKEN_TYPE_UNEXPECTED`: A token is of another type
             *     - `TOKEN_INVALID`: A token is broken, edited or too old
             *     - `PAYMENT_CARD_NUMBER_INVALID`: Live: the number's check digit is wrong
             *     - `PAYMENT_CARD_SCHEME_UNKNOWN`: The number is of no known network
             *     - `TOKEN_INVALID`: A token served another order
             *     - It was declined: the code says why
             *     - `PAYMENT_CHALLENGE_UNAVAILABLE`: The order has its answer, or another step is next
             */
            400: components["responses"]["PaymentRefused"];
            413: components["responses"]["PaymentTooLarge"];
            /**
             * @description One of these:
             *
             *     - `RATE_LIMITED`: Too many were given
             *     - `PAYMENT_RUNNING`: The order, or its reference, is being paid now
             *     - `RATE_LIMITED`: Too many were declined
             */
            429: components["responses"]["PaymentBusy"];
            default: components["responses"]["PaymentFailed"];
        };
    };
    createPaymentChallengeTdsChallenge: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this side of the API: 1 */
                "accept-version": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Required for test merchants, forbidden for live ones: what the issuer does */
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
                        /** @description What the page of a payment link got when its link was checked: the order has to be as it says. Required where the merchant's links have to be signed */
                        seal?: string;
                    };
                    /** @description What the customer was shown */
                    text?: string;
                    /** @description For the merchant to find the transaction by */
                    reference?: string;
                    /** @description Without it the card is verified only */
                    amount?: {
                        currency: string;
                        /** @description Decimals that value counts */
                        exponent: number;
                        /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                        value: number;
                    };
                    card: {
                        number: {
                            /** @description Good for ten minutes and for one order */
                            token: string;
                        };
                        expiry: {
                            month: number;
                            year: number;
                        };
                        code?: {
                            /** @description Good for ten minutes and for one order */
                            token: string;
                        };
                    };
                    /**
                     * @description Whether all of it is captured as it is approved, or reserved until you capture it; the merchant's own rule without it
                     * @enum {unknown}
                     */
                    capture?: "automatic" | "manual";
                    /** @description Any data of yours, at most 50 KB as JSON */
                    custom?: {
                        [key: string]: unknown;
                    };
                    /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                    plan?: {
                        amount: {
                            currency: string;
                            /** @description Decimals that value counts */
                            exponent: number;
                            /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                            value: number;
                        };
                        scheduled?: string;
                        /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                    /** @description Who may start further payments */
                    unplanned?: {
                        customer?: boolean;
                        merchant?: boolean;
                        /** @description As published clients spell it */
                        costumer?: boolean;
                    };
                    /** @description What challenges gave; not part of the order */
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
                        /** @description Where the form goes, in an iframe */
                        action: string;
                        /** @enum {unknown} */
                        method: "GET" | "POST";
                        /** @description The fields of the form */
                        fields: {
                            [key: string]: string;
                        };
                        /** @description Of the iframe, in pixels */
                        width?: number;
                        /** @description Of the iframe, in pixels */
                        height?: number;
                        /** @description Milliseconds to wait for the message `{hints}` from the window of the iframe */
                        timeout: number;
                        /** @description What to go on with when no message came in time */
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
             *     - `VERSION_UNSUPPORTED`: Another Accept-Version than 1 is asked for
             *     - `PAYMENT_INTEGRATION_KEY_UNKNOWN`: No merchant has the key
             *     - `PAYMENT_INTEGRATION_DISABLED`: The merchant may not charge cards, or is live where no live acquirer is
             *     - `PAYMENT_INTEGRATION_DISABLED`: There is no seal where links have to be signed, or one that is not good (any more)
             *     - `TEST_MODE_MIXED`: `test` is there on a live merchant, or not on a test one
             *     - `custom`: It is larger than 50 KB as JSON
             *     - `amount.currency`: It is no currency in use (ISO 4217)
             *     - `amount`: It is no whole number of minor units of the currency, or too large
             *     - `amount.currency`: There is no exchange rate, and it is not captured at once: then it is an outcome
             *     - `plan`: It is no currency in use (ISO 4217)
             *     - `plan`: It is no whole number of minor units of the currency, or too large
             *     - `plan`: A part is both scheduled and repeated, or neither
             *     - `plan`: A part begins in the past
             *     - `plan`: A part is not over within 100 years
             *     - `plan`: A part begins before the one before it ends
             *     - `plan`: Another part than the last has no `repeat.count`
             *     - `unplanned.customer`: It says another thing than `unplanned.costumer`
             *     - `PAYMENT_INTEGRATION_DISABLED`: The order is not what its seal says
             *     - `PAYMENT_LINK_EXPIRED`: The link ended before the order was first given
             *     - `PAYMENT_REFERENCE_USED`: The reference takes one payment, and has it
             *     - `hints`: A hint is edited, or of another order
             *     - `hints`: A hint is too old
             *     - `TOKEN_TYPE_UNEXPECTED`: A token is of another type
             *     - `TOKEN_INVALID`: A token is broken, edited or too old
             *     - `PAYMENT_CARD_NUMBER_INVALID`: Live: the number's check digit is wrong
             *     - `PAYMENT_CARD_SCHEME_UNKNOWN`: The number is of no known network
             *     - `TOKEN_INVALID`: A token served another order
             *     - It was declined: the code says why
             *     - `PAYMENT_CHALLENGE_UNAVAILABLE`: The order has its answer, or another step is next
             */
            400: components["responses"]["PaymentRefused"];
            413: components["responses"]["PaymentTooLarge"];
            /**
             * @description One of these:
             *
             *     - `RATE_LIMITED`: Too many were given
             *     - `PAYMENT_RUNNING`: The order, or its reference, is being paid now
             *     - `RATE_LIMITED`: Too many were declined
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
                    /** @description ISO 4217; the merchant's own without it */
                    currency?: string;
                    /** @description Major units, 9.95; entered by the payer without it */
                    value?: string;
                    /** @description For the merchant to find the transaction by, at most 200 characters */
                    reference?: string;
                    /** @description Shown to the payer, at most 600 characters */
                    text?: string;
                    /** @description Where to go after paying: https, or http on loopback */
                    redirect?: string;
                    /** @description The language, as in da or da_DK; the browser's own without it */
                    locale?: string;
                    /** @description `y` keeps the card for later payments, with the payer's consent */
                    recurring?: string;
                    /** @description `y` keeps the card likewise and charges nothing; without currency and value */
                    verify?: string;
                    /** @description `y` takes one payment of the reference only, which has to be given */
                    once?: string;
                    /** @description The instant from which on it cannot be paid any more, ISO 8601 */
                    until?: string;
                    /** @description `y` captures the payment at once, `n` only reserves it */
                    capture?: string;
                    /** @description Later charges that the payer agrees to, each purpose with its limit in minor units: `no_show:4000,balance:6000`. Keeps the card, as `recurring` does */
                    consent?: string;
                    /** @description When the payer agreed to that, ISO 8601; without it the page asks */
                    given_at?: string;
                    /** @description Where to go without paying: https, or http on loopback */
                    back?: string;
                    /** @description When the booking begins that is paid for, with its offset, and its zone if wanted: `2027-03-01T10:00:00+01:00[Europe/Copenhagen]` */
                    starts?: string;
                    /** @description The colour of the business: `#0b6352` */
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
                        /** @description The whole link: to be sent, or given to the popup */
                        url: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - There is no link secret to sign links with
             *     - There is a link secret, and `replace` is false
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
                        /** @description What happened, in words */
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             *     - `after`: It is an event of another merchant
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `events_expired`: `after` is older than what is kept, so that what followed it is not known */
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchantEventStream: {
        parameters: {
            query?: {
                /** @description Only what is newer than this id, where no `Last-Event-ID` says more. Without either, from now on */
                after?: string;
                /** @description As `filter[field]=value` */
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
            /** @description Server-sent events: `id`, `event`, which is the type, and `data`, which is the event on one line of JSON */
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             *     - `Last-Event-ID`: It is no id of an event
             *     - `after`: It is an event of another merchant
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `events_expired`: `after` is older than what is kept, so that what followed it is not known */
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchantEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                        /** @description To each webhook that the merchant has */
                        deliveries: {
                            webhookId: string;
                            /** @description Of its event, and `webhook-id` */
                            id: string;
                            type: string;
                            transactionId: string | null;
                            /**
                             * @description Failed: it is not tried again by itself. Skipped: its webhook was disabled, or went on from later
                             * @enum {unknown}
                             */
                            state: "waiting" | "taken" | "failed" | "skipped";
                            /** Format: date-time */
                            created: string;
                            /** @description How often it was tried */
                            attempts: number;
                            /** @description Null also while it waits for another of its transaction */
                            nextTry: string | null;
                        }[];
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                        /** @description Names of types, `dispute.*` for all that begin so, or `*` for all */
                        types: string[];
                        description: string | null;
                        /** @enum {unknown} */
                        state: "active" | "paused" | "disabled";
                        /** @description Why it was disabled */
                        reason: string | null;
                        /** Format: date-time */
                        created: string;
                        lastSuccess: string | null;
                        lastFailure: string | null;
                        /** @description Deliveries that wait */
                        waiting: number;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                    /** @description Where events are posted */
                    url: string;
                    /** @description Names of types, `dispute.*` for all that begin so, or `*` for all */
                    types: ("*" | "transaction.*" | "dispute.*" | "fraud.*" | "payout.*" | "merchant.*" | "card.*" | "webhook.*" | "transaction.created" | "transaction.failed" | "transaction.captured" | "transaction.refunded" | "transaction.voided" | "transaction.capture_failed" | "transaction.refund_failed" | "transaction.void_failed" | "dispute.opened" | "dispute.answered" | "dispute.won" | "dispute.lost" | "fraud.reported" | "payout.created" | "payout.paid" | "payout.returned" | "merchant.created" | "merchant.updated" | "merchant.approved" | "merchant.suspended" | "merchant.resumed" | "card.saved" | "card.deleted" | "webhook.disabled")[];
                    /** @description For people */
                    description?: string | null;
                    /** @description Whether it waits until it is made active */
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
                            /** @description Names of types, `dispute.*` for all that begin so, or `*` for all */
                            types: string[];
                            description: string | null;
                            /** @enum {unknown} */
                            state: "active" | "paused" | "disabled";
                            /** @description Why it was disabled */
                            reason: string | null;
                            /** Format: date-time */
                            created: string;
                            lastSuccess: string | null;
                            lastFailure: string | null;
                            /** @description Deliveries that wait */
                            waiting: number;
                            /** @description Shown only here: `whsec_` and base64, as Standard Webhooks has it */
                            secret: string;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `url`: It is no address of the web
             *     - `url`: It contains a name or a password
             *     - `url`: It leads to a private network, or to the machine itself
             *     - `url`: The merchant is live, and it does not begin with https
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                            /** @description Names of types, `dispute.*` for all that begin so, or `*` for all */
                            types: string[];
                            description: string | null;
                            /** @enum {unknown} */
                            state: "active" | "paused" | "disabled";
                            /** @description Why it was disabled */
                            reason: string | null;
                            /** Format: date-time */
                            created: string;
                            lastSuccess: string | null;
                            lastFailure: string | null;
                            /** @description Deliveries that wait */
                            waiting: number;
                        };
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                    /** @description Where events are posted */
                    url?: string;
                    /** @description Names of types, `dispute.*` for all that begin so, or `*` for all */
                    types?: ("*" | "transaction.*" | "dispute.*" | "fraud.*" | "payout.*" | "merchant.*" | "card.*" | "webhook.*" | "transaction.created" | "transaction.failed" | "transaction.captured" | "transaction.refunded" | "transaction.voided" | "transaction.capture_failed" | "transaction.refund_failed" | "transaction.void_failed" | "dispute.opened" | "dispute.answered" | "dispute.won" | "dispute.lost" | "fraud.reported" | "payout.created" | "payout.paid" | "payout.returned" | "merchant.created" | "merchant.updated" | "merchant.approved" | "merchant.suspended" | "merchant.resumed" | "card.saved" | "card.deleted" | "webhook.disabled")[];
                    /** @description For people */
                    description?: string | null;
                    /**
                     * @description Active, it goes on from where it stopped; paused, it loses nothing
                     * @enum {unknown}
                     */
                    state?: "active" | "paused";
                    /**
                     * @description Made active, it hears what happens from now on instead, and nothing before
                     * @enum {unknown}
                     */
                    from?: "now";
                };
            };
        };
        responses: {
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             *     - `url`: It is no address of the web
             *     - `url`: It contains a name or a password
             *     - `url`: It leads to a private network, or to the machine itself
             *     - `url`: The merchant is live, and it does not begin with https
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                     * @description For how long what is sent is signed with the former secret too
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
                        /** @description Shown only here: `whsec_` and base64, as Standard Webhooks has it */
                        secret: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
                filter?: {
                    /**
                     * @description Failed: it is not tried again by itself. Skipped: its webhook was disabled, or went on from later
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
                        /** @description Of its event, and `webhook-id` */
                        id: string;
                        type: string;
                        transactionId: string | null;
                        /**
                         * @description Failed: it is not tried again by itself. Skipped: its webhook was disabled, or went on from later
                         * @enum {unknown}
                         */
                        state: "waiting" | "taken" | "failed" | "skipped";
                        /** Format: date-time */
                        created: string;
                        /** @description How often it was tried */
                        attempts: number;
                        /** @description Null also while it waits for another of its transaction */
                        nextTry: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Answers 304 without a body while the `ETag` is one of these */
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
                            /** @description Of its event, and `webhook-id` */
                            id: string;
                            type: string;
                            transactionId: string | null;
                            /**
                             * @description Failed: it is not tried again by itself. Skipped: its webhook was disabled, or went on from later
                             * @enum {unknown}
                             */
                            state: "waiting" | "taken" | "failed" | "skipped";
                            /** Format: date-time */
                            created: string;
                            /** @description How often it was tried */
                            attempts: number;
                            /** @description Null also while it waits for another of its transaction */
                            nextTry: string | null;
                            /** @description As it is sent each time, byte by byte */
                            body: string;
                            /** @description Those of the last attempt */
                            headers: {
                                [key: string]: string;
                            };
                            /** @description Each attempt, oldest first */
                            tried: {
                                /** Format: date-time */
                                at: string;
                                /** @description Until it was answered, or given up */
                                ms: number;
                                /** @description Of the answer */
                                status: number | null;
                                /** @description Why no answer came */
                                failure: string | null;
                                /** @description At most two kilobytes of its body */
                                answer: string | null;
                                nextTry: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
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
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                            /** @description Of its event, and `webhook-id` */
                            id: string;
                            type: string;
                            transactionId: string | null;
                            /**
                             * @description Failed: it is not tried again by itself. Skipped: its webhook was disabled, or went on from later
                             * @enum {unknown}
                             */
                            state: "waiting" | "taken" | "failed" | "skipped";
                            /** Format: date-time */
                            created: string;
                            /** @description How often it was tried */
                            attempts: number;
                            /** @description Null also while it waits for another of its transaction */
                            nextTry: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                    /** @description The last event that was taken */
                    after?: string;
                    /**
                     * Format: date-time
                     * @description Instead: whatever was told from then on
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
                        /** @description How many were not taken since, and are sent again */
                        events: number;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `after`: Neither it nor `since` is given
             *     - `since`: `after` is given too
             *     - `since`: It is no instant from 1970 to 2105
             *     - `after`: It is an event of another merchant
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `events_expired`: `after` is older than what is kept, so that what followed it is not known */
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
                     * @description The first that it listens to, unless given
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
                        /** @description Until it was answered, or given up */
                        ms: number;
                        /** @description Of the answer */
                        status?: number;
                        /** @description At most two kilobytes of it */
                        body?: string;
                        /** @description Why no answer came */
                        failure?: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `app_suspended`: The operator has suspended the app
             *     - It exists, but is not for the caller or its merchant
             *     - `role_needed`: The person's role does not let them
             *     - `second_factor_needed`: An owner or manager of a live merchant has no second factor
             *     - `step_up_required`: The person did not prove a second factor in the last ten minutes
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
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
                filter?: {
                    test?: boolean;
                    /**
                     * @description Suspended, for tests, or live and approved or waiting for that
                     * @enum {unknown}
                     */
                    state?: "test" | "waiting" | "approved" | "suspended";
                    /** @description An id, a key, an IBAN, the id of an app, or how the name or the mail address begins */
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
                         * @description Public, for payments and links
                         */
                        key: string;
                        name: string | null;
                        /** @description The funding currency, an ISO 4217 code */
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
                        /** @description What it may do; a live merchant nothing before it was approved */
                        claim: {
                            canChargeCard: boolean;
                            canSaveCard: boolean;
                            canTransferToCard: boolean;
                            canCapture: boolean;
                            canRefund: boolean;
                            canVoid: boolean;
                        };
                        pricing: {
                            /** @description Part of each capture, 0.0135 being 1.35 % */
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
                            /** @description Whether a refund gives the part back */
                            refundsFee: boolean;
                        };
                        tds: {
                            /**
                             * @description How it uses 3-D Secure
                             * @enum {unknown}
                             */
                            mode: "avoid" | "attempt" | "full";
                        };
                        /**
                         * @description Suspended, for tests, or live and approved or waiting for that
                         * @enum {unknown}
                         */
                        state: "test" | "waiting" | "approved" | "suspended";
                        /** @description Persons who accepted to own it */
                        owners: {
                            id: string;
                            name: string | null;
                            email: string;
                        }[];
                        /** @description What it captured in the last days */
                        volume: {
                            /** @description Up to now */
                            days: number;
                            /** @description Before fees, minor units of its currency */
                            captured: number;
                            /** @description How many captures */
                            count: number;
                        };
                        /** @description When, if it was */
                        approved: string | null;
                        /** @description What operators keep it from */
                        suspension: {
                            /** @description From being paid */
                            payments: boolean;
                            /** @description From capturing */
                            captures: boolean;
                            /** @description From being paid out, and from files of payouts */
                            payouts: boolean;
                            reason: string;
                            /** Format: date-time */
                            since: string;
                        } | null;
                        /** @description After how many days what is pending is voided; null for never */
                        authorizationDays: number | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                             * @description Public, for payments and links
                             */
                            key: string;
                            name: string | null;
                            /** @description The funding currency, an ISO 4217 code */
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
                            /** @description What it may do; a live merchant nothing before it was approved */
                            claim: {
                                canChargeCard: boolean;
                                canSaveCard: boolean;
                                canTransferToCard: boolean;
                                canCapture: boolean;
                                canRefund: boolean;
                                canVoid: boolean;
                            };
                            pricing: {
                                /** @description Part of each capture, 0.0135 being 1.35 % */
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
                                /** @description Whether a refund gives the part back */
                                refundsFee: boolean;
                            };
                            tds: {
                                /**
                                 * @description How it uses 3-D Secure
                                 * @enum {unknown}
                                 */
                                mode: "avoid" | "attempt" | "full";
                            };
                            /**
                             * @description Suspended, for tests, or live and approved or waiting for that
                             * @enum {unknown}
                             */
                            state: "test" | "waiting" | "approved" | "suspended";
                            /** @description Persons who accepted to own it */
                            owners: {
                                id: string;
                                name: string | null;
                                email: string;
                            }[];
                            /** @description What it captured in the last days */
                            volume: {
                                /** @description Up to now */
                                days: number;
                                /** @description Before fees, minor units of its currency */
                                captured: number;
                                /** @description How many captures */
                                count: number;
                            };
                            /** @description When, if it was */
                            approved: string | null;
                            /** @description What operators keep it from */
                            suspension: {
                                /** @description From being paid */
                                payments: boolean;
                                /** @description From capturing */
                                captures: boolean;
                                /** @description From being paid out, and from files of payouts */
                                payouts: boolean;
                                reason: string;
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description After how many days what is pending is voided; null for never */
                            authorizationDays: number | null;
                        };
                    };
                };
            };
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                             * @description Public, for payments and links
                             */
                            key: string;
                            name: string | null;
                            /** @description The funding currency, an ISO 4217 code */
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
                            /** @description What it may do; a live merchant nothing before it was approved */
                            claim: {
                                canChargeCard: boolean;
                                canSaveCard: boolean;
                                canTransferToCard: boolean;
                                canCapture: boolean;
                                canRefund: boolean;
                                canVoid: boolean;
                            };
                            pricing: {
                                /** @description Part of each capture, 0.0135 being 1.35 % */
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
                                /** @description Whether a refund gives the part back */
                                refundsFee: boolean;
                            };
                            tds: {
                                /**
                                 * @description How it uses 3-D Secure
                                 * @enum {unknown}
                                 */
                                mode: "avoid" | "attempt" | "full";
                            };
                            /**
                             * @description Suspended, for tests, or live and approved or waiting for that
                             * @enum {unknown}
                             */
                            state: "test" | "waiting" | "approved" | "suspended";
                            /** @description Persons who accepted to own it */
                            owners: {
                                id: string;
                                name: string | null;
                                email: string;
                            }[];
                            /** @description What it captured in the last days */
                            volume: {
                                /** @description Up to now */
                                days: number;
                                /** @description Before fees, minor units of its currency */
                                captured: number;
                                /** @description How many captures */
                                count: number;
                            };
                            /** @description When, if it was */
                            approved: string | null;
                            /** @description What operators keep it from */
                            suspension: {
                                /** @description From being paid */
                                payments: boolean;
                                /** @description From capturing */
                                captures: boolean;
                                /** @description From being paid out, and from files of payouts */
                                payouts: boolean;
                                reason: string;
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description After how many days what is pending is voided; null for never */
                            authorizationDays: number | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `test_merchant`: It is a test merchant
             *     - `unencrypted`: The service is not reached by https
             *     - `embedded_database`: The database is the embedded one
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                    /** @description Of each capture, in parts per million */
                    rate: number;
                    /** @description Minor units of the merchant's currency */
                    flat: number;
                    /** @description Minor units of the merchant's currency */
                    dispute: number;
                    /**
                     * @description Whether a refund gives the percentage fee back; flat fees stay
                     * @default false
                     */
                    refundsFee?: boolean;
                };
            };
        };
        responses: {
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             *     - `iban`: It has not the form of an IBAN
             *     - `iban`: The merchant is live, and its check digits are wrong
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                    /** @description After how many days what is pending is voided; null for never */
                    authorizationDays: number | null;
                };
            };
        };
        responses: {
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                    /** @description From being paid */
                    payments: boolean;
                    /** @description From capturing */
                    captures: boolean;
                    /** @description From being paid out, and from files of payouts */
                    payouts: boolean;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
            /** @description Done; there is no body */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                            /** @description Why it is kept from everything, if it is */
                            suspension: {
                                reason: string;
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description Newest first, a hundred at most */
                            keys: {
                                id: string;
                                /** @description What the key begins with */
                                prefix: string;
                                /** Format: date-time */
                                created: string;
                                revoked: string | null;
                            }[];
                            /** @description Which it has access to, newest first, a hundred at most */
                            merchants: string[];
                        };
                    };
                };
            };
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorBankRequests: {
        parameters: {
            query: {
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
                filter?: {
                    merchantId?: string;
                    /**
                     * @description Replaced by a later one, if it was; that of a test merchant is approved at once
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
                         * @description Replaced by a later one, if it was; that of a test merchant is approved at once
                         * @enum {unknown}
                         */
                        state: "waiting" | "approved" | "refused" | "replaced";
                        /** @description When it was decided */
                        ended: string | null;
                        /** @description Its name, or else its descriptor */
                        merchantName: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                             * @description Replaced by a later one, if it was; that of a test merchant is approved at once
                             * @enum {unknown}
                             */
                            state: "waiting" | "approved" | "refused" | "replaced";
                            /** @description When it was decided */
                            ended: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `bank_request_decided`: It was approved, refused or replaced already */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                             * @description Replaced by a later one, if it was; that of a test merchant is approved at once
                             * @enum {unknown}
                             */
                            state: "waiting" | "approved" | "refused" | "replaced";
                            /** @description When it was decided */
                            ended: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `bank_request_decided`: It was approved, refused or replaced already */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorPersons: {
        parameters: {
            query: {
                /** @description An id or a mail address */
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
                        /** @description To the hour */
                        lastSeen: string | null;
                        /** @description Which they have access to, newest first, a hundred at most */
                        merchants: string[];
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorMerchantRescues: {
        parameters: {
            query: {
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                         * @description When it has access, unless objected to
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                             * @description When it has access, unless objected to
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
             *     - A field is missing or not as described
             *     - `appId`: It is no app
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - The app has access
             *     - The app is waiting for access
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorMerchantOwners: {
        parameters: {
            query: {
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                        /** @description `erased` of a person who was */
                        personId: string;
                        /** @description Null of one who was erased */
                        person: {
                            name: string | null;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created: string;
                        /**
                         * Format: date-time
                         * @description When they are the owner, unless objected to
                         */
                        due: string;
                        /**
                         * @description Objected to until it is decided, `overruled` if it goes on; lapsed where the merchant got an owner otherwise, or the person is gone
                         * @enum {unknown}
                         */
                        state: "waiting" | "objected" | "overruled" | "named" | "refused" | "lapsed";
                        /** @description The address whose link somebody objected by, until it is decided */
                        objectedBy: string | null;
                        ended: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                            /** @description `erased` of a person who was */
                            personId: string;
                            /** @description Null of one who was erased */
                            person: {
                                name: string | null;
                                email: string;
                            } | null;
                            /** Format: date-time */
                            created: string;
                            /**
                             * Format: date-time
                             * @description When they are the owner, unless objected to
                             */
                            due: string;
                            /**
                             * @description Objected to until it is decided, `overruled` if it goes on; lapsed where the merchant got an owner otherwise, or the person is gone
                             * @enum {unknown}
                             */
                            state: "waiting" | "objected" | "overruled" | "named" | "refused" | "lapsed";
                            /** @description The address whose link somebody objected by, until it is decided */
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
             *     - A field is missing or not as described
             *     - `email`: It is nobody's who has signed in here
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `test_merchant`: It is a test merchant
             *     - `has_owner`: The merchant has an owner
             *     - `naming_open`: An owner is being named already
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                            /** @description `erased` of a person who was */
                            personId: string;
                            /** @description Null of one who was erased */
                            person: {
                                name: string | null;
                                email: string;
                            } | null;
                            /** Format: date-time */
                            created: string;
                            /**
                             * Format: date-time
                             * @description When they are the owner, unless objected to
                             */
                            due: string;
                            /**
                             * @description Objected to until it is decided, `overruled` if it goes on; lapsed where the merchant got an owner otherwise, or the person is gone
                             * @enum {unknown}
                             */
                            state: "waiting" | "objected" | "overruled" | "named" | "refused" | "lapsed";
                            /** @description The address whose link somebody objected by, until it is decided */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `naming_decided`: Nobody objected, or it was decided already */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                            /** @description `erased` of a person who was */
                            personId: string;
                            /** @description Null of one who was erased */
                            person: {
                                name: string | null;
                                email: string;
                            } | null;
                            /** Format: date-time */
                            created: string;
                            /**
                             * Format: date-time
                             * @description When they are the owner, unless objected to
                             */
                            due: string;
                            /**
                             * @description Objected to until it is decided, `overruled` if it goes on; lapsed where the merchant got an owner otherwise, or the person is gone
                             * @enum {unknown}
                             */
                            state: "waiting" | "objected" | "overruled" | "named" | "refused" | "lapsed";
                            /** @description The address whose link somebody objected by, until it is decided */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `naming_decided`: Nobody objected, or it was decided already */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                            /** @description Minor units; 0 when a card was verified only */
                            amount: number;
                            /** @description On the customer's bank statement */
                            descriptor: string;
                            /** @description Available for capture or void */
                            pendingAmount: number;
                            /** @description The total of captures; refunds do not lower it */
                            capturedAmount: number;
                            refundedAmount: number;
                            voidedAmount: number;
                            /** @description In disputes that are open or lost */
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
                                    /** @description Whether the security code was given */
                                    present: boolean;
                                };
                            };
                            /** @description What the customer was shown */
                            text?: string;
                            /** @description Null when none was given */
                            custom: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Given with the payment */
                            reference?: string;
                            /** @description Payments to come that the customer agrees to, one part after the other, each either scheduled or repeated */
                            plan?: {
                                amount: {
                                    currency: string;
                                    /** @description Decimals that value counts */
                                    exponent: number;
                                    /** @description The amount in units of that many decimals: 995 is 9.95 with exponent 2 */
                                    value: number;
                                };
                                scheduled?: string;
                                /** @description Without first it begins one interval after what is before it; without count it never ends */
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
                            /** @description Who may start further payments */
                            unplanned?: {
                                customer?: boolean;
                                merchant?: boolean;
                            };
                            /** @description What later charges may come to in all, by their purpose, in minor units of the transaction's currency; other charges are refused */
                            consents?: {
                                no_show?: number;
                                balance?: number;
                            };
                            /**
                             * Format: date-time
                             * @description When that was agreed to, if not on the page of the payment
                             */
                            consentGivenAt?: string;
                            /**
                             * @description How far 3-D Secure went, if it was applied
                             * @enum {unknown}
                             */
                            tds?: "attempt" | "full";
                            /** @description Whether the merchant made it, from an earlier payment */
                            recurring: boolean;
                            successful: boolean;
                            /** @description Why it was not made, if it was not */
                            error: false | {
                                /** @description Its number, which never changes */
                                code: number;
                                message: string;
                                /** @description The message again */
                                text: string;
                                /** @description Whether the customer can act on it */
                                client: boolean;
                                /** @description Whether the merchant can act on it */
                                merchant: boolean;
                            };
                            /** @description What was done with it, oldest first */
                            trail: {
                                capture?: boolean;
                                refund?: boolean;
                                void?: boolean;
                                /** @description A dispute that is closed: either won or lost */
                                dispute?: {
                                    id: string;
                                    won?: boolean;
                                    lost?: boolean;
                                };
                                /** @description Voided because the authorisation expired */
                                expired?: boolean;
                                /** @description The acquirer refused it for good, and it was taken back */
                                failed?: boolean;
                                /** Format: date-time */
                                created: string;
                                /** @description Minor units of the transaction's currency */
                                amount: number;
                                /** @description Minor units of the merchant's currency, after fees */
                                balance: number;
                                /** @description Its two parts, minor units of the merchant's currency */
                                fee: {
                                    flat: number;
                                    rate: number;
                                };
                                /** @description Of the percentage fee, by a refund; part of the balance */
                                feeReturned?: number;
                                descriptor?: string;
                                lineId?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorDisputes: {
        parameters: {
            query: {
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                         * @description Until when the merchant can answer
                         */
                        due: string;
                        /** @enum {unknown} */
                        state: "open" | "answered" | "won" | "lost";
                        /** @description What the merchant said to it, if it did */
                        answer?: {
                            /** @description At most 4000 characters */
                            text: string;
                            /** Format: date-time */
                            created: string;
                        };
                        /** @description What the merchant has put there, if anything */
                        files?: {
                            name: string;
                            /** @enum {unknown} */
                            type: "application/pdf" | "image/png" | "image/jpeg";
                            /** @description How many */
                            bytes: number;
                        }[];
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                             * @description Until when the merchant can answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description What the merchant said to it, if it did */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description What the merchant has put there, if anything */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description How many */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `transactionId`: It is no transaction
             *     - `amount`: It is more than was captured and is not disputed yet
             *     - `due`: It is no instant from 1970 to 2199
             *     - 1 Invalid currency: There is no exchange rate into the merchant's currency
             *     - 22 Amount is bigger than allowed, please contact us: The merchant's balance would be beyond what is exact
             */
            400: components["responses"]["Declined"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /**
             * @description One of these:
             *
             *     - `request_running`: A request with this Idempotency-Key is still running
             *     - Another dispute was first, and left too little
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorFraud: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             *     - `reported`: It is no instant from 1970 to 2199
             *     - `transactionId`: It is no successful transaction
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                             * @description Until when the merchant can answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description What the merchant said to it, if it did */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description What the merchant has put there, if anything */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description How many */
                                bytes: number;
                            }[];
                        };
                    };
                };
            };
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorDisputeWin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                             * @description Until when the merchant can answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description What the merchant said to it, if it did */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description What the merchant has put there, if anything */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description How many */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
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
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorDisputeLoss: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
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
                             * @description Until when the merchant can answer
                             */
                            due: string;
                            /** @enum {unknown} */
                            state: "open" | "answered" | "won" | "lost";
                            /** @description What the merchant said to it, if it did */
                            answer?: {
                                /** @description At most 4000 characters */
                                text: string;
                                /** Format: date-time */
                                created: string;
                            };
                            /** @description What the merchant has put there, if anything */
                            files?: {
                                name: string;
                                /** @enum {unknown} */
                                type: "application/pdf" | "image/png" | "image/jpeg";
                                /** @description How many */
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
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It has not 1 to 255 characters
             *     - `idempotency_key_reused`: The Idempotency-Key was used with another body
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
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
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorPayouts: {
        parameters: {
            query: {
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                        /** @description What the bank knows it by */
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                    /** @description Without it, everyone who is owed something */
                    merchantId?: string;
                    /**
                     * @description Everyone among test merchants, who are owed no money, instead of live ones
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
                            /** @description What the bank knows it by */
                            endToEndId: string;
                            /** @enum {unknown} */
                            state: "created" | "exported" | "paid" | "returned";
                            lineId: string;
                            exportId?: string;
                        }[];
                        /** @description Merchants with a balance that could not be paid out */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `payouts_suspended`: Payouts of the merchant are suspended
             *     - `nothing_owed`: The merchant has no positive balance
             *     - `iban_missing`: The merchant has no IBAN
             *     - `iban_outside_sepa`: It is to be paid in euro, to a country outside the SEPA area
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorPayoutProposals: {
        parameters: {
            query: {
                /** @description How many at most */
                limit: number;
                /** @description The last merchant of a page asks for the next */
                after?: string;
                /** @description Test merchants instead of live ones */
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
                        /** @description Why operators keep it from being paid out; null where they do not */
                        held: string | null;
                        /** @description Why it would not be paid out; null where it would */
                        refused: string | null;
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                            /** @description What the bank knows it by */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - It was returned before, or is to be paid and was
             *     - It is in euro and was not exported yet
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                            /** @description What the bank knows it by */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - It was returned before, or is to be paid and was
             *     - It is in euro and was not exported yet
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                        /** @description Of the account that is paid from */
                        name: string;
                        iban: string;
                        bic?: string;
                    };
                    /**
                     * @description The payouts of test merchants, which are no money, instead of live ones
                     * @default false
                     */
                    test?: boolean;
                    /** @description Only the payouts of this merchant */
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
                            /** @description How many */
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
             *     - A field is missing or not as described
             *     - `debtor.iban`: Its check digits are wrong
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `nothing_to_export`: No payout in euro waits, of live merchants or of test ones */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                        /** @description Units of the currency for one euro */
                        perEuro: string;
                    }[];
                };
            };
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                    /** @description One of the ECB's files of reference rates */
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
                            /** @description Those that were not known for their day */
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
             *     - A field is missing or not as described
             *     - `xml`: It is no file of reference rates of the European Central Bank
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                        /** @description False when it ended early, with a thousand findings */
                        complete: boolean;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                            /** @description Since the oldest should have been told; 0 for none */
                            seconds: number;
                            /** @description Of a thousand at most; null where it is not counted */
                            count: number | null;
                        }[];
                        /** @description A hundred at most, the first to fail first */
                        failingWebhooks: {
                            merchantId: string;
                            id: string;
                            /** @description As 2031-12-24T18:00:00.000Z */
                            since: string;
                            /** @description How many attempts failed one after the other */
                            failures: number;
                        }[];
                        /** @description What was given up in the last 30 days, of all services in the database */
                        failedJobs: {
                            queue: string;
                            count: number;
                            /** @description As 2031-12-24T18:00:00.000Z */
                            last: string;
                        }[];
                    };
                };
            };
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                            /** @description The version of the master key that seals are made with */
                            version: number;
                            /** @enum {unknown} */
                            state: "none" | "waiting" | "resealing" | "done";
                            begunAt: string | null;
                            endedAt: string | null;
                            /** @description Older versions that MASTER_KEY must still name */
                            needed: number[];
                            /** @description Processes that do not seal with the version yet */
                            waitingFor: string[];
                            columns: {
                                column: string;
                                /** @description Null until its values are counted */
                                total: number | null;
                                seen: number;
                                resealed: number;
                                /** @description Sealed with a key that is not in MASTER_KEY */
                                unreadable: number;
                                done: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
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
                            /** @description The version of the master key that seals are made with */
                            version: number;
                            /** @enum {unknown} */
                            state: "none" | "waiting" | "resealing" | "done";
                            begunAt: string | null;
                            endedAt: string | null;
                            /** @description Older versions that MASTER_KEY must still name */
                            needed: number[];
                            /** @description Processes that do not seal with the version yet */
                            waitingFor: string[];
                            columns: {
                                column: string;
                                /** @description Null until its values are counted */
                                total: number | null;
                                seen: number;
                                resealed: number;
                                /** @description Sealed with a key that is not in MASTER_KEY */
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
             *     - A field is missing or not as described
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorActions: {
        parameters: {
            query: {
                /** @description How many at most */
                limit: number;
                /** @description Only what is older than this id: the last one of a page asks for the next */
                before?: string;
                /** @description Only what is newer than this id; without `before` the oldest comes first */
                after?: string;
                /** @description As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer is 400, and asks for a narrower range by `after` and `before` */
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
                        /** @description Who, and from which address */
                        actor: string;
                        /** @description What, as `noun.verb` */
                        action: string;
                        /** @description The id of what it was done to */
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
             *     - A field is missing or not as described
             *     - `after`: The filter would look at more than 10000 ids
             *     - `before`: The filter would look at more than 10000 ids
             */
            400: components["responses"]["Invalid"];
            /** @description `operator_key`: The operator key is needed */
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
}

/** The operations of the API, by their names in its description. */
export type Operation = keyof operations;
/** What an operation answers when it is done. */
export type AnswerOf<Name extends Operation> = JSONOf<Done<operations[Name]["responses"]>>;
/** What an operation is sent. */
export type BodyOf<Name extends Operation> =
  operations[Name] extends { requestBody?: infer Sent } ? JSONOf<NonNullable<Sent>> : never;
/** What the query of an operation can say. */
export type QueryOf<Name extends Operation> = NonNullable<operations[Name]["parameters"]["query"]>;
type Done<Responses> = Responses[keyof Responses & (200 | 201 | 202)];
type JSONOf<Message> =
  Message extends { content: { "application/json": infer JSON } } ? JSON : never;
