// Made of packages/scheduling/openapi.json: see publishing/generate.ts.
export interface paths {
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The person whose token it is.
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
    "/v1/{account}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of an account
         * @description In the order of their ids.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Invite a person by mail, again when they did not accept
         * @description For administrators and the owner of the account.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a member of an account; `me` is the caller
         * @description As other members of the account see them.
         */
        get: operations["getUser"];
        /**
         * Change what a member may do; not of the owner
         * @description For administrators and the owner. Whoever is no administrator any more has their webhooks paused at once.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * End a membership; not the owner's
         * @description For administrators and the owner. Their tokens, feeds and webhooks end for this account; a resource that they were stays.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts that the caller is a member of
         * @description In the order of their ids. Every other address begins with the URL id (`subdomain`) of one.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account, by its number or its URL id
         * @description With its owner.
         */
        get: operations["getAccount"];
        /**
         * Change the settings of an account, named by its number or its URL id
         * @description For administrators and the owner. What is made or booked from then on goes by it; resources keep their weeks and zones.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/trust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether mails of an account have its own words, and what is missing for it
         * @description An account is trusted once its owner confirmed their address and an operator approved it. Mails of any other account to customers have our text, times and amounts, no address but ours and none for answers.
         */
        get: operations["getAccountTrust"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed what
         * @description For administrators and the owner of the account.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/changes/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear of changes as they are made
         * @description Hints to read again what was changed, of whatever the caller may list: from now on, or from `Last-Event-ID`, the `id` of the last one that came. They may repeat. Each type needs its own scope as well. A stream ends after an hour, and when access ends; a caller may have five of an account.
         */
        get: operations["getChangeStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description For administrators and the owner of the account.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description For administrators and the owner. Needs `users:read` and the scopes to read what it tells of; bookings are told with their resource, client and project. It ends with the token it is made through; where the membership ends before, it is paused.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description For administrators and the owner of the account.
         */
        get: operations["getWebhook"];
        /**
         * Change a webhook: only what is given
         * @description For administrators and the owner. Needs `users:read` and the scopes to read what it tells of; bookings are told with their resource, client and project.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/webhooks/{id}/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a webhook was sent and is to be sent; 1000 unless limited
         * @description For administrators and the owner of the account.
         */
        get: operations["listWebhookQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/webhooks/{id}/queue/{payload}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a payload again, whatever became of it
         * @description For administrators and the owner of the account.
         */
        post: operations["retryWebhookPayload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test; answers with the status of a receiver that takes it
         * @description For administrators and the owner of the account.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resource_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the types of resources, with their custom fields
         * @description Of a type hangs which fields a resource has, and whether it is a person.
         */
        get: operations["listResourceTypes"];
        put?: never;
        /**
         * Make a type of resources
         * @description For administrators and the owner of the account.
         */
        post: operations["createResourceType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resource_types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a type of resources
         * @description With its custom fields and their options.
         */
        get: operations["getResourceType"];
        /**
         * Rename a type of resources
         * @description For administrators and the owner of the account.
         */
        put: operations["updateResourceType"];
        post?: never;
        /**
         * Delete a type that no resource is of, with its custom fields
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteResourceType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/custom_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom fields
         * @description Of all types of resources.
         */
        get: operations["listCustomFields"];
        put?: never;
        /**
         * Add a custom field to a type of resources
         * @description For administrators and the owner of the account.
         */
        post: operations["createCustomField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/custom_fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a custom field
         * @description With its options.
         */
        get: operations["getCustomField"];
        /**
         * Change a custom field
         * @description For administrators and the owner of the account.
         */
        put: operations["updateCustomField"];
        post?: never;
        /**
         * Delete a custom field, with what resources have of it
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteCustomField"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/custom_field_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the options of custom fields
         * @description Of all custom fields.
         */
        get: operations["listCustomFieldOptions"];
        put?: never;
        /**
         * Add an option to a custom field
         * @description For administrators and the owner of the account.
         */
        post: operations["createCustomFieldOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/custom_field_options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an option
         * @description With the custom field that it belongs to.
         */
        get: operations["getCustomFieldOption"];
        /**
         * Change an option
         * @description For administrators and the owner of the account.
         */
        put: operations["updateCustomFieldOption"];
        post?: never;
        /**
         * Delete an option, also of the resources that have it
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteCustomFieldOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active resources
         * @description Asks for the right `view` on resources, or a higher one.
         */
        get: operations["listResources"];
        put?: never;
        /**
         * Create a resource, available in ordinary office hours
         * @description Asks for the right `manage_own` on resources, or a higher one.
         */
        post: operations["createResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List archived resources
         * @description Asks for the right `view` on resources, or a higher one.
         */
        get: operations["listArchivedResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a resource; `me` is that of the caller
         * @description Asks for the right `view` on resources, or a higher one.
         */
        get: operations["getResource"];
        /**
         * Change a resource: only what is given
         * @description Asks for the right `manage_own` on resources, or a higher one.
         */
        put: operations["updateResource"];
        post?: never;
        /**
         * Delete a resource and its bookings from today on
         * @description Asks for the right `manage_own` on resources, or a higher one.
         */
        delete: operations["deleteResource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active clients
         * @description Asks for the right `view` on clients, or a higher one.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Create a client
         * @description Asks for the right `manage_own` on clients, or a higher one.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List archived clients
         * @description Asks for the right `view` on clients, or a higher one.
         */
        get: operations["listArchivedClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a client
         * @description Asks for the right `view` on clients, or a higher one.
         */
        get: operations["getClient"];
        /**
         * Change a client: only what is given
         * @description Asks for the right `manage_own` on clients, or a higher one.
         */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a client
         * @description Asks for the right `manage_own` on clients, or a higher one.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active projects
         * @description Asks for the right `view` on projects, or a higher one.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Asks for the right `manage_own` on projects, or a higher one.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/projects/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List archived projects
         * @description Asks for the right `view` on projects, or a higher one.
         */
        get: operations["listArchivedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a project
         * @description Asks for the right `view` on projects, or a higher one.
         */
        get: operations["getProject"];
        /**
         * Change a project: only what is given
         * @description Asks for the right `manage_own` on projects, or a higher one.
         */
        put: operations["updateProject"];
        post?: never;
        /**
         * Delete a project
         * @description Asks for the right `manage_own` on projects, or a higher one.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a range of days
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Book a resource
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a resource
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["listResourceBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/projects/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a project
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["listProjectBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a client
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["listClientBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a booking
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["getBooking"];
        /**
         * Change a booking; only what is given changes
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        put: operations["updateBooking"];
        post?: never;
        /**
         * Delete a booking
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        delete: operations["deleteBooking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/bookings/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a deleted booking come back, if it can be booked
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        post: operations["restoreBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/downtime_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the types of time off
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["listDowntimeTypes"];
        put?: never;
        /**
         * Make a type of time off
         * @description For administrators and the owner of the account.
         */
        post: operations["createDowntimeType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/downtime_types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a type of time off
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["getDowntimeType"];
        /**
         * Rename a type of time off
         * @description For administrators and the owner of the account.
         */
        put: operations["updateDowntimeType"];
        post?: never;
        /**
         * Delete a type that no time off is of
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteDowntimeType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/downtimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the time off of a range of days
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["listDowntimes"];
        put?: never;
        /**
         * Take time off
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        post: operations["createDowntime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/downtimes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read time off
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["getDowntime"];
        /**
         * Change time off; only what is given changes
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        put: operations["updateDowntime"];
        post?: never;
        /**
         * End time off
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        delete: operations["deleteDowntime"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the week or the zone of a resource from a date on
         * @description Asks for the right `manage_own` on resources, or a higher one.
         */
        post: operations["createResourceAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/{id}/custom_available_periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom periods of a resource
         * @description Asks for the right `view` on resources, or a higher one.
         */
        get: operations["listResourceCustomAvailablePeriods"];
        put?: never;
        /**
         * Open hours of single days
         * @description Asks for the right `manage_own` on resources, or a higher one.
         */
        post: operations["createResourceCustomAvailablePeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/{id}/custom_available_periods/{period}": {
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
         * Close hours of single days again
         * @description Asks for the right `manage_own` on resources, or a higher one.
         */
        delete: operations["deleteResourceCustomAvailablePeriod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is open and what is taken, day by day of resources
         * @description Asks for the right `view` on bookings, or a higher one. A booking fits into
         *     a day that is open, where `booked` and its minutes are at most `available`; one at a time of day
         *     also has to lie within `open`, outside `time_off` and all of `taken`. Where clocks change, or
         *     a resource has another zone from a date on, what fits may be refused all the same.
         */
        get: operations["listOpenings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report what resources have and what is booked of it
         * @description Asks for the right `view` on reports, or a higher one.
         */
        get: operations["getReportResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report time by project
         * @description Asks for the right `view` on reports, or a higher one.
         */
        get: operations["getReportProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/projects/0": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report time without a project
         * @description Asks for the right `view` on reports, or a higher one.
         */
        get: operations["getReportWithoutProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report time by client, that of its projects included
         * @description Asks for the right `view` on reports, or a higher one.
         */
        get: operations["getReportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/clients/0": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report time without a client
         * @description Asks for the right `view` on reports, or a higher one.
         */
        get: operations["getReportWithoutClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report what a resource was booked for
         * @description Asks for the right `view` on reports, or a higher one.
         */
        get: operations["getReportResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report who spent time on a project
         * @description Asks for the right `view` on reports, or a higher one.
         */
        get: operations["getReportProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report who spent time for a client
         * @description Asks for the right `view` on reports, or a higher one.
         */
        get: operations["getReportClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar feeds: one's own, to administrators all
         * @description Their addresses are not shown again.
         */
        get: operations["listCalendars"];
        put?: never;
        /**
         * Create a calendar feed; its secret address is shown only now
         * @description It ends with the token it is made through, and with the membership.
         */
        post: operations["createCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/calendars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a calendar feed
         * @description Its address is not shown again.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        /**
         * Revoke a calendar feed
         * @description Its address is good for nothing from now on.
         */
        delete: operations["deleteCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active services
         * @description Asks for the right `view` on resources, or a higher one.
         */
        get: operations["listServices"];
        put?: never;
        /**
         * Create a service
         * @description For administrators and the owner of the account.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/services/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List archived services
         * @description Asks for the right `view` on resources, or a higher one.
         */
        get: operations["listArchivedServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a service
         * @description Asks for the right `view` on resources, or a higher one.
         */
        get: operations["getService"];
        /**
         * Change a service: only what is given
         * @description For administrators and the owner of the account.
         */
        put: operations["updateService"];
        post?: never;
        /**
         * Delete a service that nobody has an appointment for any more
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/booking_page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the page on which customers book
         * @description For administrators and the owner of the account.
         */
        get: operations["getBookingPage"];
        /**
         * Change the page on which customers book: only what is given
         * @description For administrators and the owner of the account.
         */
        put: operations["updateBookingPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/merchant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read by which merchant deposits are taken
         * @description For administrators and the owner of the account.
         */
        get: operations["getMerchant"];
        /**
         * Connect a merchant, or change how: only what is given
         * @description For administrators and the owner of the account. It is kept once the merchant could be read by its key.
         */
        put: operations["connectMerchant"];
        post?: never;
        /**
         * Let go of the merchant; nobody is asked for deposits any more
         * @description For administrators and the owner of the account.
         */
        delete: operations["disconnectMerchant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List appointments, by the days of the account
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["listAppointments"];
        put?: never;
        /**
         * Make an appointment for a client
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        post: operations["createAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an appointment
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["getAppointment"];
        /**
         * Move an appointment, note something of it, or say whether its customer came
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        put: operations["updateAppointment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say yes to a request
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        post: operations["approveAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say no to a request
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        post: operations["declineAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an appointment; all is given back, unless its customer cancels
         * @description Asks for the right `manage_own` on bookings, or a higher one.
         */
        post: operations["cancelAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}/charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a fee for not coming, or for cancelling late
         * @description From the card that the deposit was paid with, or that was kept without one, whose customer agreed to it then, for the `no_show_fee` at most, less what is kept. It is asked for once this was answered: `charges` of the appointment, and the event `appointments`, tell what came of it. One that was declined may be asked for once more.
         */
        post: operations["chargeAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/services/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List when a service can be had
         * @description Each by the clock of `timezone`. With `appointment`, one that is to be moved, its own time is not in the way and the length is the one that was agreed; that needs the scope `appointments:read` and the right to see bookings. With `unbound` they are as members may book: however soon and however far away; at other starts than these they may as well.
         */
        get: operations["getServiceSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how an appointment stands: whom it takes, its terms and its money
         * @description Asks for the right `view` on bookings, or a higher one.
         */
        get: operations["getAppointmentStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions that somebody has a place in, by the days of the account
         * @description Those that are asked for, or that somebody has for sure: what is only held is not listed, nor what is over since nobody is in it any more. `start_date` and `end_date` are days of the account.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a session
         * @description Its times are those that customers have: what is booked before and after them is not counted.
         */
        get: operations["getSession"];
        /**
         * Move a session, with all who have a place in it
         * @description What is not given stays. Notice, horizon, grid and deadlines are passed over, and never what there is room for; whoever has a place in it is mailed.
         */
        put: operations["updateSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/sessions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a session, with all who have a place in it; all is given back
         * @description As the business cancels: deposits are given back whole, and whoever had a place in it is mailed.
         */
        post: operations["cancelSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all that is kept of a client
         * @description For administrators, to hand over to whoever asks what is known of them: the client, their appointments with what they answered and agreed to, what was charged, the mails that are still to be sent, what members booked for them, and what the audit says of them. A client that was deleted is exported as well.
         */
        get: operations["exportClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget who a client was: times and amounts stay
         * @description For administrators, when somebody asks to be forgotten: takes name, contact, answers and notes from the client and their appointments, from the audit, from what webhooks were told and from mails that wait; their links end, and a repeated `Idempotency-Key` is not told of them again. Times and amounts stay, and so does what members wrote into bookings. Refused while something is to come or unsettled; done again, it changes nothing. Clients whose last appointment is longer ago than the `retention_months` of the booking page are erased by themselves.
         */
        post: operations["eraseClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/booking_page/mail_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a mail as customers would get it
         * @description With your words, saved or not, of an appointment that there is not.
         */
        post: operations["previewMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/booking_page/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the page as customers would, with a service that is not saved
         * @description Of the times that there are. Nothing is held, and the page need not be published.
         */
        post: operations["previewPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's personal tokens
         * @description The latest first; a token itself is told once, when it is made.
         */
        get: operations["listMeTokens"];
        put?: never;
        /**
         * Make a personal token
         * @description It lets a program of one's own act for one, within its scopes. The present password is asked for, since it outlives the session.
         */
        post: operations["createMeToken"];
        /**
         * End all one's personal tokens
         * @description With what was made through them, such as calendar feeds.
         */
        delete: operations["deleteMeTokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/tokens/{id}": {
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
         * End a personal token
         * @description With what was made through it, such as calendar feeds.
         */
        delete: operations["deleteMeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what an application asks a person for
         * @description For the page of the desk on which it is decided. What is decided goes back to `continue_url` with the browser, sealed by the desk, and is done once, within a minute.
         */
        post: operations["readConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications that may act for the person
         * @description By name: those that still have access.
         */
        get: operations["listMeGrants"];
        put?: never;
        post?: never;
        /**
         * End what all applications were allowed
         * @description With what they made, such as calendar feeds.
         */
        delete: operations["deleteMeGrants"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/grants/{id}": {
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
         * End what an application was allowed
         * @description By the number of the application, with what it made, such as calendar feeds.
         */
        delete: operations["deleteMeGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications that the person registered
         * @description In the order of their ids; without their secrets, which are told once.
         */
        get: operations["listMeApplications"];
        put?: never;
        /**
         * Register an application
         * @description An application asks people to let it act for them, by OAuth 2.0. Unless it is public it is given a secret, which is told here only.
         */
        post: operations["createMeApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an application that the person registered
         * @description Those of others are as if they were not there.
         */
        get: operations["getMeApplication"];
        /**
         * Change an application
         * @description Only what is given changes. Scopes that it may not ask for any more are taken at once from everybody who allowed them.
         */
        put: operations["updateMeApplication"];
        post?: never;
        /**
         * Delete an application, with all that it was allowed
         * @description Every token that people gave it is refused from then on.
         */
        delete: operations["deleteMeApplication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/applications/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an application another secret
         * @description The secret before is refused from then on; tokens stay good. It needs a second factor that was proved within ten minutes.
         */
        post: operations["renewMeApplicationSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/applications/{id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who allowed an application something
         * @description The latest first, a hundred at most, and how many there are.
         */
        get: operations["getMeApplicationGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/applications/{id}/grants/{userId}": {
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
         * End what somebody allowed an application
         * @description The application has no access to that person any more.
         */
        delete: operations["deleteMeApplicationGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand an account over to a member, who accepts by a link in a mail
         * @description For the owner. Nothing changes before the member accepts, within seven days; then the owner's webhooks are paused, and they stay an administrator.
         */
        post: operations["offerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a calendar at its secret address
         * @description As iCalendar (RFC 5545): bookings from 90 days ago to 366 days ahead. The address is the secret; there is no token.
         */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a business offers to everybody
         * @description Only a page that is published is there. Services with a secret address are not listed.
         */
        get: operations["getPublicPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/notices/{notice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the privacy notice or the terms of a business that has them as text
         * @description The notice is there before the page is published, because mails link to it. A business that gives an address in place of the text has no notice here.
         */
        get: operations["getPublicNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a service as customers know it
         * @description People and things are named of those parts only of which one may be chosen.
         */
        get: operations["getPublicService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/services/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List when a service can be had by its customers
         * @description Each by the clock of `timezone`. With the token of an appointment, its own time is not in the way, and the length is the one that was agreed. Those of `resource_ids` whom it was with, and who cannot be chosen any more, are passed over then. What is shown can be gone a moment later: holding it decides.
         */
        get: operations["listPublicSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a time while its customer says who comes
         * @description Anybody asks, without a token. What is offered is held for five minutes, and its answer has the `token` by which its customer goes on; `replaces` gives up another hold in the same step. An `Idempotency-Key` has to be a UUID here, since no identity guards the answer.
         */
        post: operations["holdSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an appointment by the token of its customer
         * @description What the customer sees of it: its terms are those that were shown as it was made.
         */
        get: operations["getAppointmentByToken"];
        put?: never;
        post?: never;
        /**
         * Give up a hold
         * @description Its time is free at once. What was paid for a hold that was given up is given back.
         */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a time for two minutes more, ten times
         * @description For whoever needs longer than others to say who comes. With an `Idempotency-Key`, which has to be a UUID, a repeat is answered as the first was.
         */
        post: operations["extendHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say who comes: what is held becomes theirs, or is asked for
         * @description What is free of charge is confirmed, or asked for where the business says yes first; where something is to be paid it is held a while longer, and `payment` has the address to pay at. Said again, it answers what came of it.
         */
        post: operations["giveDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an appointment to another time; refused, it stays where it was
         * @description The same appointment moves in one step, and keeps what was paid for it. Where it is already there, with whom it is wanted, nothing is changed and nobody is told. With an `Idempotency-Key`, which has to be a UUID, a repeat is answered as the first was.
         */
        post: operations["rescheduleByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an appointment, for what is given back then
         * @description `expected_refund` is what was shown; where a deadline has passed meanwhile, and it is another amount by now, nothing happens. With an `Idempotency-Key`, which has to be a UUID, a repeat is answered as the first was.
         */
        post: operations["cancelByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look now whether it was paid
         * @description For a customer who comes back from the payment page: what a browser brings back is a hint, so the payment service is asked.
         */
        post: operations["lookForPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an appointment as calendars take it (RFC 5545)
         * @description What was confirmed; once it is cancelled, that it is. What was only asked for stands in no calendar.
         */
        get: operations["getCalendarByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be reminded no more of this appointment; with the proof of a mail, of none
         * @description Other mails still come, as they tell of what changes.
         */
        post: operations["stopReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the business to delete what it knows of the customer, once in an hour
         * @description Those who administer the account have a mail; nothing is deleted by this alone. Once an hour for each appointment.
         */
        post: operations["askToForget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove an address: what is held becomes theirs, is asked for, or is to be paid
         * @description Of services with `verify_email`: once it is said who comes, the time is held for thirty minutes and a mail goes to the address that was given. Its link leads to a page with a button, which asks this with the `proof` that only the mail has. Another address given meanwhile has another proof. Asked again, it answers what came of it.
         */
        post: operations["proveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the mail with the link sent again
         * @description To the address that was given last; three times in ten minutes.
         */
        post: operations["sendProofAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a code, a refresh token or a password for tokens
         * @description As RFC 6749 has it. The id and the secret of the application stand in the body or in the header, not in both.
         */
        post: operations["createOauthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a token
         * @description As RFC 7009 has it: a token that is not known is answered alike.
         */
        post: operations["revokeOauthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a token is good for
         * @description As RFC 7662 has it: an application learns of its own tokens only.
         */
        post: operations["introspectOauthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what this server can do
         * @description As RFC 8414 has it, for libraries that set themselves up.
         */
        get: operations["getOauthServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a person for consent
         * @description A page, which sends the person back to the application with a code.
         */
        get: operations["authorizeApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up accounts
         * @description By number, URL id, how the name begins, or the mail address of the owner; in the order of their numbers, a hundred at most.
         */
        get: operations["listOperatorAccounts"];
        put?: never;
        /**
         * Open an account for somebody
         * @description The token is one of the owner's, and shown only now.
         */
        post: operations["createOperatorAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/accounts/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend an account, or let it go on
         * @description Nobody reads or changes a suspended account.
         */
        put: operations["updateOperatorAccountSuspension"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/accounts/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve an account, so that its mails have its own words, or take that back
         * @description Mails of an account that is not approved have our text alone, unless the installation trusts all accounts.
         */
        put: operations["updateOperatorAccountApproval"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/accounts/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts that wait for approval, oldest first
         * @description Accounts whose owner proved the address. Empty where the installation trusts all.
         */
        get: operations["listWaitingAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/accounts/{id}/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill an account with a month to try things on
         * @description Resources, clients, projects, bookings and time off, to look at.
         */
        post: operations["createOperatorAccountDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/users/{id}": {
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
         * Forget who somebody was, wherever it was written down
         * @description Names and addresses are taken out; what was booked stays.
         */
        delete: operations["deleteOperatorUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove that ledger, bookings and availability agree
         * @description Counts everything again and compares. An empty list of findings is what should come. With `payments`, each merchant is asked for all its payments, and those of appointments are compared with what is to be kept of them.
         */
        post: operations["createOperatorReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/health": {
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
    "/scheduling/operator/key-rotation": {
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
    "/scheduling/operator/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what operators did, newest first
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
        Error: {
            /** @description For programs */
            error: string;
            /** @description For people */
            error_description: string;
        };
        Problems: {
            /** @description For programs */
            error: string;
            /** @description For people */
            error_description: string;
            /** @description What is wrong with each field, all at once */
            errors: {
                [key: string]: string[];
            };
        };
        /** @description What is wrong with a booking, or what it clashes with */
        Unbookable: {
            /** @description For programs */
            error: string;
            /** @description For people */
            error_description: string;
            /** @description What is wrong with each field, all at once */
            errors: {
                [key: string]: string[];
            };
            clashes?: {
                /** Format: date */
                date: string;
                resource_id: number;
                /** @description Minutes that there are on that day */
                available: number;
                /** @description Minutes that are taken */
                booked: number;
                booking_ids: number[];
                /** @enum {unknown} */
                reason: "unavailable" | "outside_hours" | "time_off" | "over_capacity";
            }[];
            /** @description As it would be, unsaved */
            booking?: {
                [key: string]: unknown;
            };
        };
        /** @description Bookings that would lose their time */
        Clash: {
            /** @description For programs */
            error: string;
            /** @description For people */
            error_description: string;
            clashes: {
                /** Format: date */
                date: string;
                resource_id: number;
                /** @description Minutes that there are on that day */
                available: number;
                /** @description Minutes that are taken */
                booked: number;
                booking_ids: number[];
                /** @enum {unknown} */
                reason: "unavailable" | "outside_hours" | "time_off" | "over_capacity";
            }[];
        };
        Untaken: {
            /** @description For programs */
            error: string;
            /** @description For people */
            error_description: string;
            /** @description What the receiver answered with, if it did */
            response_from_http_client: number | null;
        };
        Failure: {
            /** @description For programs */
            error: string;
            /** @description For people */
            error_description: string;
            request_id?: string;
        };
    };
    responses: {
        /** @description The range holds more than is looked at for the filter */
        TooWide: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problems"];
            };
        };
        /** @description The body cannot be read */
        Malformed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request could not be understood */
        Clash: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Clash"] | components["schemas"]["Error"];
            };
        };
        /**
         * @description One of these:
         *
         *     - There is no token
         *     - The token is not valid, has expired or was revoked
         */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description A token is asked for (RFC 6750) */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `operator_key`: The operator key is needed */
        Unknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Basic credentials are asked for (RFC 7617) */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description One of these:
         *
         *     - `insufficient_scope`: The token lacks a scope
         *     - The rights of whoever calls do not include this
         */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nothing has this id, or the account is not the caller's */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A request with the same Idempotency-Key is still running */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Whole seconds after which to try again */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Gone */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is no longer as If-Match says */
        Changed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has more than 64 kB, or more than 256 kB from a caller with credentials */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
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
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is missing or not as described */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problems"];
            };
        };
        /** @description A field is missing or not as described */
        Unbookable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unbookable"];
            };
        };
        /** @description A field is missing or not as described */
        Undelivered: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Untaken"] | components["schemas"]["Problems"];
            };
        };
        /** @description The application has made too many requests */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Whole seconds after which to try again */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Service unavailable */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Whole seconds after which to try again */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
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
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body cannot be read */
        OAuthRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unauthorized */
        OAuthUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Basic credentials are asked for (RFC 7617) */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request could not be understood */
        BrokenLink: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
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
        PageFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
    };
    parameters: {
        /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
        IdempotencyKey: string;
        /** @description Answers 304 without a body while the `ETag` is one of these */
        IfNoneMatch: string;
        /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names the state of the object, for conditional requests */
        ETag: string;
        /** @description Names the request in the logs; taken over from the request if given there */
        RequestId: string;
        /** @description The path of what was made */
        Location: string;
        /** @description Entries of the whole list; not said behind its end */
        TotalCount: number;
        /** @description The `updated_since` to ask with the next time */
        SyncFrom: string;
        /** @description The next and the previous page (RFC 8288) */
        Link: string;
        /** @description Requests of an application in ten seconds */
        RateLimitLimit: number;
        /** @description How many of them are left */
        RateLimitRemaining: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        image: string | null;
                        /** @description The name of a zone, as in the list of time zones */
                        timezone: string;
                        last_login_at: string | null;
                        last_logout_at: string | null;
                        last_activity_at: string | null;
                        /** @enum {unknown} */
                        activation_state: "active" | "pending";
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        last_product_update_read_at: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        image: string | null;
                        /** @description The name of a zone, as in the list of time zones */
                        timezone: string;
                        last_login_at: string | null;
                        last_logout_at: string | null;
                        last_activity_at: string | null;
                        /** @enum {unknown} */
                        activation_state: "active" | "pending";
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        last_product_update_read_at: null;
                        /** @description As #RRGGBB */
                        color: string;
                        /** @enum {unknown} */
                        permissions: "basic_user" | "manager" | "administrator" | "custom";
                        /** @enum {unknown} */
                        booking_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        client_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        project_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        resource_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        report_rights: "none" | "view";
                        /** @description Whether the account is theirs */
                        owner: boolean;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description Until they say their name themselves */
                    first_name?: string;
                    last_name?: string;
                    /**
                     * @description Those other than `custom` say all rights
                     * @enum {unknown}
                     */
                    permissions?: "basic_user" | "manager" | "administrator" | "custom";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    booking_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    client_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    project_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    resource_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    report_rights?: "none" | "view";
                    /** @description As RRGGBB in hexadecimal digits, with or without # before it */
                    color?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        image: string | null;
                        /** @description The name of a zone, as in the list of time zones */
                        timezone: string;
                        last_login_at: string | null;
                        last_logout_at: string | null;
                        last_activity_at: string | null;
                        /** @enum {unknown} */
                        activation_state: "active" | "pending";
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        last_product_update_read_at: null;
                        /** @description As #RRGGBB */
                        color: string;
                        /** @enum {unknown} */
                        permissions: "basic_user" | "manager" | "administrator" | "custom";
                        /** @enum {unknown} */
                        booking_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        client_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        project_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        resource_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        report_rights: "none" | "view";
                        /** @description Whether the account is theirs */
                        owner: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `permissions`: It is not `custom`, and a right is given
             *     - `email`: It is no e-mail address
             *     - `email`: It is that of a member who accepted
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        image: string | null;
                        /** @description The name of a zone, as in the list of time zones */
                        timezone: string;
                        last_login_at: string | null;
                        last_logout_at: string | null;
                        last_activity_at: string | null;
                        /** @enum {unknown} */
                        activation_state: "active" | "pending";
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        last_product_update_read_at: null;
                        /** @description As #RRGGBB */
                        color: string;
                        /** @enum {unknown} */
                        permissions: "basic_user" | "manager" | "administrator" | "custom";
                        /** @enum {unknown} */
                        booking_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        client_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        project_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        resource_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        report_rights: "none" | "view";
                        /** @description Whether the account is theirs */
                        owner: boolean;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Those other than `custom` say all rights
                     * @enum {unknown}
                     */
                    permissions?: "basic_user" | "manager" | "administrator" | "custom";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    booking_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    client_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    project_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    resource_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    report_rights?: "none" | "view";
                    /** @description As RRGGBB in hexadecimal digits, with or without # before it */
                    color?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        image: string | null;
                        /** @description The name of a zone, as in the list of time zones */
                        timezone: string;
                        last_login_at: string | null;
                        last_logout_at: string | null;
                        last_activity_at: string | null;
                        /** @enum {unknown} */
                        activation_state: "active" | "pending";
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        last_product_update_read_at: null;
                        /** @description As #RRGGBB */
                        color: string;
                        /** @enum {unknown} */
                        permissions: "basic_user" | "manager" | "administrator" | "custom";
                        /** @enum {unknown} */
                        booking_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        client_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        project_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        resource_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        report_rights: "none" | "view";
                        /** @description Whether the account is theirs */
                        owner: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - It is about the owner of the account
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `permissions`: It is not `custom`, and a right is given
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - It is about the owner of the account
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listAccounts: {
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description The URL id: every path of the account begins with it */
                        subdomain: string;
                        rootdomain: string;
                        url: string;
                        /** @description The zone of new resources, unless another is given */
                        timezone: string;
                        /** @description The same zone by IANA */
                        iana: string;
                        /** @enum {unknown} */
                        permissions: "basic_user" | "manager" | "administrator" | "custom";
                        /** @enum {unknown} */
                        booking_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        client_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        project_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        resource_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        report_rights: "none" | "view";
                        /** @description Whether the account is theirs */
                        owner: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getAccount: {
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        subdomain: string;
                        url: string;
                        suspended: boolean;
                        /** @description The zone of new resources, unless another is given */
                        timezone: string;
                        /** @description The same zone by IANA */
                        iana: string;
                        /** @description The week of new resources */
                        default_periods: {
                            /** @description 0 is Sunday */
                            week_day: number;
                            /** @description Minutes from midnight */
                            start_time: number;
                            end_time: number;
                        }[];
                        /** @description Whether what is no person can only be booked for times of day */
                        is_timed_only: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        owner: {
                            name: string;
                            email: string;
                            image: string | null;
                            timezone: string;
                        };
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description The zone of new resources */
                    timezone?: string;
                    /** @description The whole week of new resources; other days are closed */
                    default_periods?: {
                        /** @description 0 is Sunday */
                        week_day: number;
                        /** @description Minutes from midnight */
                        start_time: number;
                        end_time: number;
                    }[];
                    /** @description Whether what is no person can only be booked for times of day */
                    is_timed_only?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        subdomain: string;
                        url: string;
                        suspended: boolean;
                        /** @description The zone of new resources, unless another is given */
                        timezone: string;
                        /** @description The same zone by IANA */
                        iana: string;
                        /** @description The week of new resources */
                        default_periods: {
                            /** @description 0 is Sunday */
                            week_day: number;
                            /** @description Minutes from midnight */
                            start_time: number;
                            end_time: number;
                        }[];
                        /** @description Whether what is no person can only be booked for times of day */
                        is_timed_only: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        owner: {
                            name: string;
                            email: string;
                            image: string | null;
                            timezone: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `name`: It is blank
             *     - A time zone has a name that is not known
             *     - `default_periods`: One of them ends before it starts
             *     - `default_periods`: Two of one day overlap
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getAccountTrust: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether mails have the account's own words; other mails have ours alone */
                        trusted: boolean;
                        /** @description Whether the owner confirmed their address */
                        owner_verified: boolean;
                        /** @description Whether an operator approved the account, or need not */
                        approved: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                kind?: string;
                subject_id?: number;
                user_id?: number;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** Format: date-time */
                        at: string;
                        user_id: number | null;
                        /** @description Null for a personal token, and for what people do on our own pages */
                        application_id: number | null;
                        /**
                         * @description What was changed
                         * @enum {unknown}
                         */
                        kind: "account" | "booking" | "client" | "project" | "resource" | "resource_type" | "downtime" | "service" | "appointment" | "downtime_type" | "user" | "webhook" | "feed" | "booking_page" | "merchant";
                        /** @description The id of what was changed */
                        subject_id: number;
                        /** @enum {unknown} */
                        action: "create" | "update" | "delete";
                        before: {
                            [key: string]: unknown;
                        } | null;
                        after: {
                            [key: string]: unknown;
                        } | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getChangeStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events. `event` is what was changed (booking, client, …), `data` a line of JSON: `type`, `action` (create, update or delete), the `id` of what was changed, and `at` */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        payload_url: string;
                        account_id: number;
                        user_id: number | null;
                        events: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                        url: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /**
                         * @description What became of the last payload that was sent
                         * @enum {unknown}
                         */
                        status: "ready" | "success" | "retrying" | "failed";
                        paused: boolean;
                        /** @description maker_left: whoever made it is no administrator any more, or handed the account over; `paused: false` with a new secret makes it the caller's */
                        paused_reason: "maker_left" | null;
                        send_secret_header: boolean;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description Where changes are sent; http or https */
                    payload_url: string;
                    /** @description The nouns whose changes are told */
                    events: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                    /** @description What payloads are signed with; never shown. Base64 after whsec_, or any text */
                    secret?: string | null;
                    /** @description Whether payloads wait instead */
                    paused?: boolean;
                    /** @description Whether the secret itself is sent along; false unless given */
                    send_secret_header?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        payload_url: string;
                        account_id: number;
                        user_id: number | null;
                        events: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                        url: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /**
                         * @description What became of the last payload that was sent
                         * @enum {unknown}
                         */
                        status: "ready" | "success" | "retrying" | "failed";
                        paused: boolean;
                        /** @description maker_left: whoever made it is no administrator any more, or handed the account over; `paused: false` with a new secret makes it the caller's */
                        paused_reason: "maker_left" | null;
                        send_secret_header: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `payload_url`: It is no address of the web
             *     - `payload_url`: It contains a name or a password
             *     - `payload_url`: It leads to a private network, or to the machine itself
             *     - `secret`: It begins with `whsec_` and does not go on with base64
             *     - `secret`: It is to be sent in a header, and is no printable ASCII
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        payload_url: string;
                        account_id: number;
                        user_id: number | null;
                        events: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                        url: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /**
                         * @description What became of the last payload that was sent
                         * @enum {unknown}
                         */
                        status: "ready" | "success" | "retrying" | "failed";
                        paused: boolean;
                        /** @description maker_left: whoever made it is no administrator any more, or handed the account over; `paused: false` with a new secret makes it the caller's */
                        paused_reason: "maker_left" | null;
                        send_secret_header: boolean;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description Where changes are sent; http or https */
                    payload_url?: string;
                    /** @description The nouns whose changes are told */
                    events?: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                    /** @description What payloads are signed with; never shown. Base64 after whsec_, or any text */
                    secret?: string | null;
                    /** @description Whether payloads wait instead */
                    paused?: boolean;
                    /** @description Whether the secret itself is sent along; false unless given */
                    send_secret_header?: boolean;
                    /** @description Cannot be changed */
                    user_id?: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        payload_url: string;
                        account_id: number;
                        user_id: number | null;
                        events: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                        url: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /**
                         * @description What became of the last payload that was sent
                         * @enum {unknown}
                         */
                        status: "ready" | "success" | "retrying" | "failed";
                        paused: boolean;
                        /** @description maker_left: whoever made it is no administrator any more, or handed the account over; `paused: false` with a new secret makes it the caller's */
                        paused_reason: "maker_left" | null;
                        send_secret_header: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - `step_up_required`: At the desk, no second factor was proved lately
             *     - `step_up_required`: The token was given without proving a second factor
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `payload_url`: It is no address of the web
             *     - `payload_url`: It contains a name or a password
             *     - `payload_url`: It leads to a private network, or to the machine itself
             *     - `secret`: It begins with `whsec_` and does not go on with base64
             *     - `secret`: It is to be sent in a header, and is no printable ASCII
             *     - `secret`: Whose webhook it was has left, and it is the one that they know
             *     - `user_id`: It is given
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listWebhookQueue: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        webhook_id: number;
                        /** @description What is sent */
                        model: {
                            id: number;
                            /** @description When it happened, in seconds since 1970 */
                            timestamp: number;
                            payload: {
                                [key: string]: unknown;
                            };
                            user?: {
                                id: number;
                                name: string;
                                email: string;
                            } | null;
                        };
                        user: {
                            id: number;
                            name: string;
                            email: string;
                        } | null;
                        /** @enum {unknown} */
                        action: "create" | "update" | "delete";
                        attempts: number;
                        /** @enum {unknown} */
                        status: "pending" | "delivered" | "failing" | "failed";
                        last_sent_on: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** @description As sent last, without the secret */
                        request_headers: {
                            [key: string]: string;
                        };
                        response_from_http_client: number | null;
                        response_body: string | null;
                        failure: string | null;
                        next_try: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    retryWebhookPayload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
                payload: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        webhook_id: number;
                        /** @description What is sent */
                        model: {
                            id: number;
                            /** @description When it happened, in seconds since 1970 */
                            timestamp: number;
                            payload: {
                                [key: string]: unknown;
                            };
                            user?: {
                                id: number;
                                name: string;
                                email: string;
                            } | null;
                        };
                        user: {
                            id: number;
                            name: string;
                            email: string;
                        } | null;
                        /** @enum {unknown} */
                        action: "create" | "update" | "delete";
                        attempts: number;
                        /** @enum {unknown} */
                        status: "pending" | "delivered" | "failing" | "failed";
                        last_sent_on: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** @description As sent last, without the secret */
                        request_headers: {
                            [key: string]: string;
                        };
                        response_from_http_client: number | null;
                        response_body: string | null;
                        failure: string | null;
                        next_try: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - The receiver did not take it
             */
            422: components["responses"]["Undelivered"];
            429: components["responses"]["TooManyRequests"];
            /** @description Success */
            "2XX": {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response_from_http_client: number;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    listResourceTypes: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description Whether resources of it are people */
                        human: boolean;
                        custom_fields: {
                            id: number;
                            name: string;
                            /** @description Whether a resource must have a value of it */
                            required: boolean;
                            custom_field_options: {
                                id: number;
                                value: string;
                            }[];
                        }[];
                        /** @description Which of phone, capacity and registration_number its resources have */
                        custom_attributes: string[];
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createResourceType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description Whether resources of it are people */
                    human?: boolean;
                    custom_attributes?: ("phone" | "capacity" | "registration_number")[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description Whether resources of it are people */
                        human: boolean;
                        custom_fields: {
                            id: number;
                            name: string;
                            /** @description Whether a resource must have a value of it */
                            required: boolean;
                            custom_field_options: {
                                id: number;
                                value: string;
                            }[];
                        }[];
                        /** @description Which of phone, capacity and registration_number its resources have */
                        custom_attributes: string[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getResourceType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description Whether resources of it are people */
                        human: boolean;
                        custom_fields: {
                            id: number;
                            name: string;
                            /** @description Whether a resource must have a value of it */
                            required: boolean;
                            custom_field_options: {
                                id: number;
                                value: string;
                            }[];
                        }[];
                        /** @description Which of phone, capacity and registration_number its resources have */
                        custom_attributes: string[];
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateResourceType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description Whether resources of it are people */
                        human: boolean;
                        custom_fields: {
                            id: number;
                            name: string;
                            /** @description Whether a resource must have a value of it */
                            required: boolean;
                            custom_field_options: {
                                id: number;
                                value: string;
                            }[];
                        }[];
                        /** @description Which of phone, capacity and registration_number its resources have */
                        custom_attributes: string[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteResourceType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A resource is of the type, or was before it was deleted */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listCustomFields: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                resource_type_id?: number;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description Whether a resource must have a value of it */
                        required: boolean;
                        custom_field_options: {
                            id: number;
                            value: string;
                        }[];
                        resource_type_id: number;
                        url: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource_type_id: number;
                    name: string;
                    required?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description Whether a resource must have a value of it */
                        required: boolean;
                        custom_field_options: {
                            id: number;
                            value: string;
                        }[];
                        resource_type_id: number;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `resource_type_id`: It is not there
             *     - `name`: Another field of the type has it
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description Whether a resource must have a value of it */
                        required: boolean;
                        custom_field_options: {
                            id: number;
                            value: string;
                        }[];
                        resource_type_id: number;
                        url: string;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    required?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description Whether a resource must have a value of it */
                        required: boolean;
                        custom_field_options: {
                            id: number;
                            value: string;
                        }[];
                        resource_type_id: number;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `name`: Another field of the type has it
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCustomField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listCustomFieldOptions: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                custom_field_id?: number;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        value: string;
                        custom_field_id: number;
                        url: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createCustomFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    custom_field_id: number;
                    value: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        value: string;
                        custom_field_id: number;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `custom_field_id`: It is not there
             *     - `value`: The field has this option already
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCustomFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        value: string;
                        custom_field_id: number;
                        url: string;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateCustomFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    value?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        value: string;
                        custom_field_id: number;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `value`: The field has this option already
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCustomFieldOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
                "ids[]"?: number[];
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description As in the list of time zones, or by IANA */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                        };
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource_type_id: number;
                    /** @description Of what is not a person; a person's is split into first and last name */
                    name?: string | null;
                    /** @description Of people only */
                    first_name?: string | null;
                    /** @description Of people only */
                    last_name?: string | null;
                    /** @description Of people only */
                    email?: string | null;
                    /** @description Of people only */
                    phone?: string | null;
                    /** @description Of people only */
                    job_title?: string | null;
                    /** @description Invites the person to the account; administrators only */
                    invite?: boolean;
                    /** @description Of rooms */
                    capacity?: number | null;
                    /** @description Of vehicles */
                    registration_number?: string | null;
                    color?: string | null;
                    notes?: string | null;
                    /** @description True unless given */
                    bookable?: boolean;
                    /** @description False unless given */
                    archived?: boolean;
                    /** @description The account's unless given; changed by way of the availability */
                    timezone?: string | null;
                    /** @description All options of custom fields that it has */
                    custom_field_option_ids?: number[] | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        human: boolean;
                        bookable: boolean;
                        first_name: string | null;
                        last_name: string | null;
                        email: string | null;
                        phone: string | null;
                        image: string | null;
                        job_title: string | null;
                        notes: string | null;
                        /** @description Whom it stands for */
                        user_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description As in the list of time zones, or by IANA */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                            /** @description Minutes from UTC as clocks are now */
                            current_offset: number;
                            iana: string;
                        };
                        available_periods: {
                            /** @description 0 is Sunday, 6 is Saturday */
                            week_day: number;
                            week_day_name: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight */
                            end_time: number;
                            valid_from: string | null;
                            valid_until: string | null;
                        }[];
                        selected_custom_field_options: {
                            id: number;
                            value: string;
                            /** @description The name of the field */
                            name: string;
                        }[];
                        custom_attributes: {
                            phone?: string | null;
                            capacity?: number | null;
                            registration_number?: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Only administrators may invite people
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `resource_type_id`: It is not there
             *     - A field is none of resources of the type
             *     - `invite`: It is no person
             *     - `name` or, of a person, `first_name`: It is missing
             *     - `first_name`: The name is none that a person may have
             *     - `phone`: It is no telephone number: three digits at least, and signs between them
             *     - `email`: It is no e-mail address
             *     - `custom_field_option_ids`: One is no option of the type
             *     - `custom_field_option_ids`: There is none of a field that is required
             *     - `email`: It is missing, though somebody is to be invited
             *     - A time zone has a name that is not known
             *     - The account has as many active resources as the operator allows
             *     - `email`: Another resource is the user with it
             *     - `custom_field_option_ids`: One was deleted meanwhile
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listArchivedResources: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
                "ids[]"?: number[];
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description As in the list of time zones, or by IANA */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                        };
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        human: boolean;
                        bookable: boolean;
                        first_name: string | null;
                        last_name: string | null;
                        email: string | null;
                        phone: string | null;
                        image: string | null;
                        job_title: string | null;
                        notes: string | null;
                        /** @description Whom it stands for */
                        user_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description As in the list of time zones, or by IANA */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                            /** @description Minutes from UTC as clocks are now */
                            current_offset: number;
                            iana: string;
                        };
                        available_periods: {
                            /** @description 0 is Sunday, 6 is Saturday */
                            week_day: number;
                            week_day_name: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight */
                            end_time: number;
                            valid_from: string | null;
                            valid_until: string | null;
                        }[];
                        selected_custom_field_options: {
                            id: number;
                            value: string;
                            /** @description The name of the field */
                            name: string;
                        }[];
                        custom_attributes: {
                            phone?: string | null;
                            capacity?: number | null;
                            registration_number?: string | null;
                        };
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Cannot change: 422 when it is another */
                    resource_type_id?: number;
                    /** @description Of what is not a person; a person's is split into first and last name */
                    name?: string | null;
                    /** @description Of people only */
                    first_name?: string | null;
                    /** @description Of people only */
                    last_name?: string | null;
                    /** @description Of people only */
                    email?: string | null;
                    /** @description Of people only */
                    phone?: string | null;
                    /** @description Of people only */
                    job_title?: string | null;
                    /** @description Invites the person to the account; administrators only */
                    invite?: boolean;
                    /** @description Of rooms */
                    capacity?: number | null;
                    /** @description Of vehicles */
                    registration_number?: string | null;
                    color?: string | null;
                    notes?: string | null;
                    /** @description True unless given */
                    bookable?: boolean;
                    /** @description False unless given */
                    archived?: boolean;
                    /** @description The account's unless given; changed by way of the availability */
                    timezone?: string | null;
                    /** @description All options of custom fields that it has */
                    custom_field_option_ids?: number[] | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        human: boolean;
                        bookable: boolean;
                        first_name: string | null;
                        last_name: string | null;
                        email: string | null;
                        phone: string | null;
                        image: string | null;
                        job_title: string | null;
                        notes: string | null;
                        /** @description Whom it stands for */
                        user_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description As in the list of time zones, or by IANA */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                            /** @description Minutes from UTC as clocks are now */
                            current_offset: number;
                            iana: string;
                        };
                        available_periods: {
                            /** @description 0 is Sunday, 6 is Saturday */
                            week_day: number;
                            week_day_name: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight */
                            end_time: number;
                            valid_from: string | null;
                            valid_until: string | null;
                        }[];
                        selected_custom_field_options: {
                            id: number;
                            value: string;
                            /** @description The name of the field */
                            name: string;
                        }[];
                        custom_attributes: {
                            phone?: string | null;
                            capacity?: number | null;
                            registration_number?: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             *     - Only administrators may invite people
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `resource_type_id`: It is another than the resource has
             *     - `timezone`: It is another than the resource has: that changes by way of the availability
             *     - `email`: It is another than that of the user who the resource is
             *     - A field is none of resources of the type
             *     - `invite`: It is no person
             *     - `name` or, of a person, `first_name`: It is missing
             *     - `first_name`: The name is none that a person may have
             *     - `phone`: It is no telephone number: three digits at least, and signs between them
             *     - `email`: It is no e-mail address
             *     - `custom_field_option_ids`: One is no option of the type
             *     - `custom_field_option_ids`: There is none of a field that is required
             *     - `email`: It is missing, though somebody is to be invited
             *     - A time zone has a name that is not known
             *     - The account has as many active resources as the operator allows
             *     - `email`: Another resource is the user with it
             *     - `custom_field_option_ids`: One was deleted meanwhile
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             *     - The person is an administrator, and the caller is none
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many others book or close the same days at once */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
                /** @description Only those whose name has words that begin so, whose e-mail address begins so, or whose phone number ends in these digits, four at least */
                q?: string;
                /** @description Lists archived ones as well */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description Whether they asked for no reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    color?: string | null;
                    notes?: string | null;
                    /** @description Of one client only: by it customers are known who book by themselves */
                    email?: string | null;
                    phone?: string | null;
                    /** @description The language of their mails: `da`, `pt-BR` */
                    locale?: string | null;
                    reminders_off?: boolean;
                    /** @description False unless given */
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description Whether they asked for no reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        /** @description As #RRGGBB */
                        color: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `email`: It is no e-mail address
             *     - `locale`: It is no language
             *     - `email`: Another client of the account has it
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listArchivedClients: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
                /** @description Only those whose name has words that begin so, whose e-mail address begins so, or whose phone number ends in these digits, four at least */
                q?: string;
                /** @description Lists archived ones as well */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description Whether they asked for no reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description Whether they asked for no reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        /** @description As #RRGGBB */
                        color: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    color?: string | null;
                    notes?: string | null;
                    /** @description Of one client only: by it customers are known who book by themselves */
                    email?: string | null;
                    phone?: string | null;
                    /** @description The language of their mails: `da`, `pt-BR` */
                    locale?: string | null;
                    reminders_off?: boolean;
                    /** @description False unless given */
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description Whether they asked for no reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        /** @description As #RRGGBB */
                        color: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `phone`: It is no telephone number: three digits at least, and signs between them
             *     - `email`: It is no e-mail address
             *     - `locale`: It is no language
             *     - `email`: Another client of the account has it
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
                /** @description Lists archived ones as well */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        project_code: string | null;
                        notes: string | null;
                        /** @description Whether its bookings are billable */
                        default_billable: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        account_id: number;
                        client_id: number | null;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    color?: string | null;
                    notes?: string | null;
                    project_code?: string | null;
                    /** @description False unless given */
                    default_billable?: boolean;
                    /** @description False unless given */
                    archived?: boolean;
                    /** @description 0, null and nothing mean none */
                    client_id?: number | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        project_code: string | null;
                        notes: string | null;
                        /** @description Whether its bookings are billable */
                        default_billable: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        account_id: number;
                        client_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        client?: {
                            id: number;
                            name: string;
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `client_id`: It is not there
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listArchivedProjects: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
                /** @description Lists archived ones as well */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        project_code: string | null;
                        notes: string | null;
                        /** @description Whether its bookings are billable */
                        default_billable: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        account_id: number;
                        client_id: number | null;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        project_code: string | null;
                        notes: string | null;
                        /** @description Whether its bookings are billable */
                        default_billable: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        account_id: number;
                        client_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        client?: {
                            id: number;
                            name: string;
                            url: string;
                        };
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    color?: string | null;
                    notes?: string | null;
                    project_code?: string | null;
                    /** @description False unless given */
                    default_billable?: boolean;
                    /** @description False unless given */
                    archived?: boolean;
                    /** @description 0, null and nothing mean none */
                    client_id?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        project_code: string | null;
                        notes: string | null;
                        /** @description Whether its bookings are billable */
                        default_billable: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        account_id: number;
                        client_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        client?: {
                            id: number;
                            name: string;
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `client_id`: It is not there
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date?: string;
                booker_id?: number;
                project_id?: number;
                client_id?: number;
                "resource_ids[]"?: number[];
                /** @description Whether a day of it waits */
                waiting?: boolean;
                /** @description Whether it takes no availability */
                tentative?: boolean;
                /** @description Whether those that are held are listed too */
                held?: boolean;
                /** @description Text in its details or in the name of its resource, client or project, in whatever case */
                q?: string;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null once it is deleted */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as details
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes of each day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Takes no availability */
                        tentative: boolean;
                        /** @description Whether a day of it waits */
                        waiting: boolean;
                        /** @description Held while it waits for its customer, or to be approved */
                        state: "booked" | "held";
                        /** @description Of what customers booked; it is moved and ended with their appointment */
                        session_id: number | null;
                        /** @description Whether it was changed within the last hour */
                        refreshable: boolean;
                        /** @description Rises with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource_id?: number;
                    /** @description One resource only: as resource_id */
                    resource_ids?: number[];
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    end_date?: string;
                    /** @description Minutes from midnight in the resource's zone; null for any time of the day */
                    start_time?: number | null;
                    /** @description 0, null and nothing mean none */
                    booker_id?: number | null;
                    /** @description 0, null and nothing mean none */
                    client_id?: number | null;
                    /** @description 0, null and nothing mean none */
                    project_id?: number | null;
                    details?: string | null;
                    billable?: boolean | null;
                    tentative?: boolean;
                    /** @description No other than the resource's */
                    timezone?: string | null;
                    /** @description Whether days that clash may wait; otherwise a clash is 422 */
                    allow_waiting?: boolean;
                    /** @description The same as allow_waiting */
                    clash_resolution?: "add_to_waiting_list" | null;
                    /** @description Refused: there are no series yet */
                    rrule?: unknown;
                    /** @description Refused: there are no series yet */
                    exdates?: unknown;
                    /** @description Refused: there is no overtime yet */
                    allow_overtime?: unknown;
                    /** @description Minutes of each day */
                    duration: number;
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    start_date: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null once it is deleted */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as details
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes of each day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Takes no availability */
                        tentative: boolean;
                        /** @description Whether a day of it waits */
                        waiting: boolean;
                        /** @description Held while it waits for its customer, or to be approved */
                        state: "booked" | "held";
                        /** @description Of what customers booked; it is moved and ended with their appointment */
                        session_id: number | null;
                        /** @description Whether it was changed within the last hour */
                        refreshable: boolean;
                        /** @description Rises with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Booking in the name of somebody else asks for the right `manage_all`
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `rrule`: It is given: bookings are made one by one
             *     - `exdates`: It is given: bookings are made one by one, so no series has exceptions
             *     - `allow_overtime`: It is given: nothing is booked beyond what is available
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - `resource_ids`: They are several
             *     - `resource_ids`: They are others than `resource_id`
             *     - `resource_id`: Neither it nor `resource_ids` is given
             *     - `clash_resolution`: It is given, and `allow_waiting` is false
             *     - `start_time`: It and the duration end on the next day
             *     - The last day is before the first
             *     - `end_date`: The range has more than 366 days
             *     - `resource_id`: It is not there
             *     - `resource_id`: The resource is archived, or nobody may book it
             *     - `start_time`: The account books things by the time only, and none is given
             *     - `timezone`: It is not that of the resource
             *     - `project_id`: It is not there
             *     - `client_id`: It is not that of the project
             *     - `client_id`: It is not there
             *     - `booker_id`: It is not there
             *     - `start_time`: Clocks go forward over it on one of the days
             *     - `waiting`: There are clashes, and nothing may wait
             */
            422: components["responses"]["Unbookable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listResourceBookings: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date?: string;
                booker_id?: number;
                project_id?: number;
                client_id?: number;
                "resource_ids[]"?: number[];
                /** @description Whether a day of it waits */
                waiting?: boolean;
                /** @description Whether it takes no availability */
                tentative?: boolean;
                /** @description Whether those that are held are listed too */
                held?: boolean;
                /** @description Text in its details or in the name of its resource, client or project, in whatever case */
                q?: string;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null once it is deleted */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as details
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes of each day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Takes no availability */
                        tentative: boolean;
                        /** @description Whether a day of it waits */
                        waiting: boolean;
                        /** @description Held while it waits for its customer, or to be approved */
                        state: "booked" | "held";
                        /** @description Of what customers booked; it is moved and ended with their appointment */
                        session_id: number | null;
                        /** @description Whether it was changed within the last hour */
                        refreshable: boolean;
                        /** @description Rises with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listProjectBookings: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date?: string;
                booker_id?: number;
                project_id?: number;
                client_id?: number;
                "resource_ids[]"?: number[];
                /** @description Whether a day of it waits */
                waiting?: boolean;
                /** @description Whether it takes no availability */
                tentative?: boolean;
                /** @description Whether those that are held are listed too */
                held?: boolean;
                /** @description Text in its details or in the name of its resource, client or project, in whatever case */
                q?: string;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null once it is deleted */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as details
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes of each day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Takes no availability */
                        tentative: boolean;
                        /** @description Whether a day of it waits */
                        waiting: boolean;
                        /** @description Held while it waits for its customer, or to be approved */
                        state: "booked" | "held";
                        /** @description Of what customers booked; it is moved and ended with their appointment */
                        session_id: number | null;
                        /** @description Whether it was changed within the last hour */
                        refreshable: boolean;
                        /** @description Rises with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listClientBookings: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date?: string;
                booker_id?: number;
                project_id?: number;
                client_id?: number;
                "resource_ids[]"?: number[];
                /** @description Whether a day of it waits */
                waiting?: boolean;
                /** @description Whether it takes no availability */
                tentative?: boolean;
                /** @description Whether those that are held are listed too */
                held?: boolean;
                /** @description Text in its details or in the name of its resource, client or project, in whatever case */
                q?: string;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null once it is deleted */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as details
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes of each day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Takes no availability */
                        tentative: boolean;
                        /** @description Whether a day of it waits */
                        waiting: boolean;
                        /** @description Held while it waits for its customer, or to be approved */
                        state: "booked" | "held";
                        /** @description Of what customers booked; it is moved and ended with their appointment */
                        session_id: number | null;
                        /** @description Whether it was changed within the last hour */
                        refreshable: boolean;
                        /** @description Rises with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null once it is deleted */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as details
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes of each day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Takes no availability */
                        tentative: boolean;
                        /** @description Whether a day of it waits */
                        waiting: boolean;
                        /** @description Held while it waits for its customer, or to be approved */
                        state: "booked" | "held";
                        /** @description Of what customers booked; it is moved and ended with their appointment */
                        session_id: number | null;
                        /** @description Whether it was changed within the last hour */
                        refreshable: boolean;
                        /** @description Rises with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Minutes of each day */
                    duration?: number;
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    start_date?: string;
                    resource_id?: number;
                    /** @description One resource only: as resource_id */
                    resource_ids?: number[];
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    end_date?: string;
                    /** @description Minutes from midnight in the resource's zone; null for any time of the day */
                    start_time?: number | null;
                    /** @description 0, null and nothing mean none */
                    booker_id?: number | null;
                    /** @description 0, null and nothing mean none */
                    client_id?: number | null;
                    /** @description 0, null and nothing mean none */
                    project_id?: number | null;
                    details?: string | null;
                    billable?: boolean | null;
                    tentative?: boolean;
                    /** @description No other than the resource's */
                    timezone?: string | null;
                    /** @description Whether days that clash may wait; otherwise a clash is 422 */
                    allow_waiting?: boolean;
                    /** @description The same as allow_waiting */
                    clash_resolution?: "add_to_waiting_list" | null;
                    /** @description Refused: there are no series yet */
                    rrule?: unknown;
                    /** @description Refused: there are no series yet */
                    exdates?: unknown;
                    /** @description Refused: there is no overtime yet */
                    allow_overtime?: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null once it is deleted */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as details
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes of each day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Takes no availability */
                        tentative: boolean;
                        /** @description Whether a day of it waits */
                        waiting: boolean;
                        /** @description Held while it waits for its customer, or to be approved */
                        state: "booked" | "held";
                        /** @description Of what customers booked; it is moved and ended with their appointment */
                        session_id: number | null;
                        /** @description Whether it was changed within the last hour */
                        refreshable: boolean;
                        /** @description Rises with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             *     - Booking in the name of somebody else asks for the right `manage_all`
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many others book or close the same days at once */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `session_id`: Customers have an appointment in it, and it would be moved, deleted, restored, or be for something else
             *     - `rrule`: It is given: bookings are made one by one
             *     - `exdates`: It is given: bookings are made one by one, so no series has exceptions
             *     - `allow_overtime`: It is given: nothing is booked beyond what is available
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - `resource_ids`: They are several
             *     - `resource_ids`: They are others than `resource_id`
             *     - `resource_id`: Neither it nor `resource_ids` is given
             *     - `clash_resolution`: It is given, and `allow_waiting` is false
             *     - `start_time`: It and the duration end on the next day
             *     - The last day is before the first
             *     - `end_date`: The range has more than 366 days
             *     - `resource_id`: It is not there
             *     - `resource_id`: The resource is archived, or nobody may book it
             *     - `start_time`: The account books things by the time only, and none is given
             *     - `timezone`: It is not that of the resource
             *     - `project_id`: It is not there
             *     - `client_id`: It is not that of the project
             *     - `client_id`: It is not there
             *     - `booker_id`: It is not there
             *     - `start_time`: Clocks go forward over it on one of the days
             *     - `waiting`: There are clashes, and nothing may wait
             */
            422: components["responses"]["Unbookable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many others book or close the same days at once */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `session_id`: Customers have an appointment in it, and it would be moved, deleted, restored, or be for something else
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    restoreBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Whether days that clash may wait; otherwise a clash is 422 */
                    allow_waiting?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null once it is deleted */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as details
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes of each day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Takes no availability */
                        tentative: boolean;
                        /** @description Whether a day of it waits */
                        waiting: boolean;
                        /** @description Held while it waits for its customer, or to be approved */
                        state: "booked" | "held";
                        /** @description Of what customers booked; it is moved and ended with their appointment */
                        session_id: number | null;
                        /** @description Whether it was changed within the last hour */
                        refreshable: boolean;
                        /** @description Rises with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - It is there: somebody had it come back before
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `session_id`: Customers have an appointment in it, and it would be moved, deleted, restored, or be for something else
             *     - `resource_id`: It is not there
             *     - `resource_id`: The resource is archived, or nobody may book it
             *     - `start_time`: The account books things by the time only, and none is given
             *     - `start_time`: Clocks go forward over it on one of the days
             *     - `waiting`: There are clashes, and nothing may wait
             */
            422: components["responses"]["Unbookable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listDowntimeTypes: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        account_id: number;
                        /** @description Whether every account has it */
                        default: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createDowntimeType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        account_id: number;
                        /** @description Whether every account has it */
                        default: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getDowntimeType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        account_id: number;
                        /** @description Whether every account has it */
                        default: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateDowntimeType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        account_id: number;
                        /** @description Whether every account has it */
                        default: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteDowntimeType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is time off of the type */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listDowntimes: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                from?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                to?: string;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
                "resource_ids[]"?: number[];
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        account_id: number;
                        booker_id: number | null;
                        /**
                         * @deprecated
                         * @description The same as booker_id
                         */
                        creator_id: number | null;
                        /** @description True only where a webhook tells that it is gone */
                        deleted: boolean;
                        details: string;
                        downtime_type_id: number | null;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @description Minutes from midnight of the first day */
                        start_time: number;
                        /** @description Minutes from midnight of the last day */
                        end_time: number;
                        leave: null;
                        resource_ids: number[];
                        /** @enum {unknown} */
                        state: "Approved" | "Pending" | "Declined";
                        /** @description Null: the own zone of each resource */
                        timezone: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createDowntime: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource_ids: number[];
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    from: string;
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    to: string;
                    start_time?: number;
                    end_time?: number;
                    booker_id?: number | null;
                    creator_id?: number | null;
                    details?: string | null;
                    downtime_type_id?: number | null;
                    timezone?: string | null;
                    /** @description Bookings that clash wait; true unless said otherwise */
                    allow_waiting?: boolean;
                    /** @description Clashes are 400 */
                    block_by_clashes?: boolean;
                    /** @description Days of bookings that clash are deleted, past ones wait */
                    delete_invalid_bookings?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        booker_id: number | null;
                        /**
                         * @deprecated
                         * @description The same as booker_id
                         */
                        creator_id: number | null;
                        /** @description True only where a webhook tells that it is gone */
                        deleted: boolean;
                        details: string;
                        downtime_type_id: number | null;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @description Minutes from midnight of the first day */
                        start_time: number;
                        /** @description Minutes from midnight of the last day */
                        end_time: number;
                        leave: null;
                        resource_ids: number[];
                        /** @enum {unknown} */
                        state: "Approved" | "Pending" | "Declined";
                        /** @description Null: the own zone of each resource */
                        timezone: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `clash`: Bookings would lose their time
             */
            400: components["responses"]["Clash"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Doing so in the name of somebody else asks for the right `manage_all` on bookings
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - A time zone has a name that is not known
             *     - `delete_invalid_bookings`: It is given together with `block_by_clashes` or `allow_waiting`
             *     - The last day is before the first
             *     - `to`: The span has more than 3660 days
             *     - `end_time`: The span ends before it starts
             *     - `resource_ids`: One of them is not there
             *     - `downtime_type_id`: It is not there
             *     - `booker_id`: It is not there
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getDowntime: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        booker_id: number | null;
                        /**
                         * @deprecated
                         * @description The same as booker_id
                         */
                        creator_id: number | null;
                        /** @description True only where a webhook tells that it is gone */
                        deleted: boolean;
                        details: string;
                        downtime_type_id: number | null;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @description Minutes from midnight of the first day */
                        start_time: number;
                        /** @description Minutes from midnight of the last day */
                        end_time: number;
                        leave: null;
                        resource_ids: number[];
                        /** @enum {unknown} */
                        state: "Approved" | "Pending" | "Declined";
                        /** @description Null: the own zone of each resource */
                        timezone: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateDowntime: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    resource_ids?: number[];
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    from?: string;
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    to?: string;
                    start_time?: number;
                    end_time?: number;
                    booker_id?: number | null;
                    creator_id?: number | null;
                    details?: string | null;
                    downtime_type_id?: number | null;
                    timezone?: string | null;
                    /** @description Bookings that clash wait; true unless said otherwise */
                    allow_waiting?: boolean;
                    /** @description Clashes are 400 */
                    block_by_clashes?: boolean;
                    /** @description Days of bookings that clash are deleted, past ones wait */
                    delete_invalid_bookings?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        booker_id: number | null;
                        /**
                         * @deprecated
                         * @description The same as booker_id
                         */
                        creator_id: number | null;
                        /** @description True only where a webhook tells that it is gone */
                        deleted: boolean;
                        details: string;
                        downtime_type_id: number | null;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @description Minutes from midnight of the first day */
                        start_time: number;
                        /** @description Minutes from midnight of the last day */
                        end_time: number;
                        leave: null;
                        resource_ids: number[];
                        /** @enum {unknown} */
                        state: "Approved" | "Pending" | "Declined";
                        /** @description Null: the own zone of each resource */
                        timezone: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `clash`: Bookings would lose their time
             */
            400: components["responses"]["Clash"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             *     - Doing so in the name of somebody else asks for the right `manage_all` on bookings
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many others book or close the same days at once */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - A time zone has a name that is not known
             *     - `delete_invalid_bookings`: It is given together with `block_by_clashes` or `allow_waiting`
             *     - The last day is before the first
             *     - `to`: The span has more than 3660 days
             *     - `end_time`: The span ends before it starts
             *     - `resource_ids`: One of them is not there
             *     - `downtime_type_id`: It is not there
             *     - `booker_id`: It is not there
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteDowntime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many others book or close the same days at once */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createResourceAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    date: string;
                    /** @description The whole week from the date on; other days are closed */
                    available_periods?: {
                        /** @description 0 is Sunday */
                        week_day: number;
                        /** @description Minutes from midnight */
                        start_time: number;
                        end_time: number;
                    }[];
                    /** @description The minutes of the day stay the same */
                    timezone?: string;
                    /** @description Days that clash wait */
                    allow_waiting?: boolean;
                    /** @description Days that clash are deleted; past ones wait */
                    delete_invalid_bookings?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description As #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        human: boolean;
                        bookable: boolean;
                        first_name: string | null;
                        last_name: string | null;
                        email: string | null;
                        phone: string | null;
                        image: string | null;
                        job_title: string | null;
                        notes: string | null;
                        /** @description Whom it stands for */
                        user_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description As in the list of time zones, or by IANA */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                            /** @description Minutes from UTC as clocks are now */
                            current_offset: number;
                            iana: string;
                        };
                        available_periods: {
                            /** @description 0 is Sunday, 6 is Saturday */
                            week_day: number;
                            week_day_name: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight */
                            end_time: number;
                            valid_from: string | null;
                            valid_until: string | null;
                        }[];
                        selected_custom_field_options: {
                            id: number;
                            value: string;
                            /** @description The name of the field */
                            name: string;
                        }[];
                        custom_attributes: {
                            phone?: string | null;
                            capacity?: number | null;
                            registration_number?: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `clash`: Bookings would lose their time
             */
            400: components["responses"]["Clash"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - `available_periods`: Neither it nor `timezone` is given
             *     - A time zone has a name that is not known
             *     - `available_periods`: One of them ends before it starts
             *     - `available_periods`: Two of one day overlap
             *     - `delete_invalid_bookings`: It is given together with `allow_waiting`
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listResourceCustomAvailablePeriods: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        resource_id: number;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        start_time: number;
                        end_time: number;
                        /** Format: date-time */
                        created_at: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createResourceCustomAvailablePeriod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    start_date: string;
                    /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                    end_date?: string;
                    /** @description Minutes from midnight */
                    start_time: number;
                    end_time: number;
                    /** @description Days that clash wait */
                    allow_waiting?: boolean;
                    /** @description Days that clash are deleted; past ones wait */
                    delete_invalid_bookings?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        resource_id: number;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        start_time: number;
                        end_time: number;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: The period has more than 3660 days
             *     - `end_time`: It is not after `start_time`, or on another day
             *     - `delete_invalid_bookings`: It is given together with `allow_waiting`
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteResourceCustomAvailablePeriod: {
        parameters: {
            query?: {
                /** @description Days that clash wait */
                allow_waiting?: boolean;
                /** @description Days that clash are deleted; past ones wait */
                delete_invalid_bookings?: boolean;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
                period: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `clash`: Bookings would lose their time
             */
            400: components["responses"]["Clash"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many others book or close the same days at once */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `delete_invalid_bookings`: It is given together with `allow_waiting`
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOpenings: {
        parameters: {
            query: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                from: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                to: string;
                /** @description Also archived ones; without it, all that are active */
                "resource_ids[]"?: number[];
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of the resource */
                        id: number;
                        /** @description Whether it can be booked at all */
                        bookable: boolean;
                        days: {
                            /** Format: date */
                            date: string;
                            timezone: string;
                            /** @description The same zone by IANA */
                            iana: string;
                            /** @description From the first moment of the day on; a second where its clocks change */
                            offsets: {
                                /** Format: date-time */
                                at: string;
                                /** @description Minutes from UTC */
                                offset: number;
                            }[];
                            /** @description What week and custom periods open */
                            open: {
                                /** @description Minutes from midnight */
                                start_time: number;
                                /** @description The minute after the last */
                                end_time: number;
                            }[];
                            /** @description What time off takes of it */
                            time_off: {
                                /** @description Minutes from midnight */
                                start_time: number;
                                /** @description The minute after the last */
                                end_time: number;
                            }[];
                            /** @description Minutes that are open and not time off */
                            available: number;
                            /** @description Minutes that bookings hold, at a time of day or at any */
                            booked: number;
                            /** @description Those at a time of day */
                            taken: {
                                booking_id: number;
                                /** @description Minutes from midnight */
                                start_time: number;
                                /** @description The minute after the last */
                                end_time: number;
                            }[];
                        }[];
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `to`: More than 10000 days of resources are asked for: ask for fewer days, or fewer
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportResources: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date: string;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Minutes that are booked */
                        booked: number;
                        /** @description Minutes that are left */
                        unbooked: number;
                        /** @description Minutes that can be booked: booked and unbooked */
                        availability: number;
                        /** @description Minutes that wait */
                        waiting_list: number;
                        /** @description Minutes that are tentative; in none of the others */
                        tentative: number;
                        /** @description Booked as part of availability, from 0 to 1 */
                        utilization: number;
                        resources: {
                            id: number;
                            name: string;
                            image: string | null;
                            job_title: string | null;
                            resource_type: string;
                            url: string;
                            /** @description The first days in a row that are not booked up; empty when there are none */
                            earliest_available_period: string;
                            earliest_available_from: string | null;
                            earliest_available_until: string | null;
                            /** @description Minutes that are booked */
                            booked: number;
                            /** @description Minutes that are left */
                            unbooked: number;
                            /** @description Minutes that can be booked: booked and unbooked */
                            availability: number;
                            /** @description Minutes that wait */
                            waiting_list: number;
                            /** @description Minutes that are tentative; in none of the others */
                            tentative: number;
                            /** @description Booked as part of availability, from 0 to 1 */
                            utilization: number;
                            /** @description The ids of chosen options by the ids of their fields */
                            custom_fields: {
                                [key: string]: string[];
                            };
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description A query has a parameter that the list does not know */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportProjects: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date: string;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Minutes that are booked */
                        booked: number;
                        /** @description Minutes that wait */
                        waiting_list: number;
                        /** @description Minutes that are tentative; in none of the others */
                        tentative: number;
                        /** @description The most that one of the entries has, booked and waiting */
                        max_usage: number;
                        projects: {
                            /** @description 0 for what has no project */
                            id: number;
                            name: string;
                            project_code: string | null;
                            client_name: string;
                            client_id: number | null;
                            color: string;
                            /** @description Minutes that are booked */
                            booked: number;
                            /** @description Minutes that wait */
                            waiting_list: number;
                            /** @description Minutes that are tentative; in none of the others */
                            tentative: number;
                            url: string;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description A query has a parameter that the list does not know */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportWithoutProject: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date: string;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 0 for what has no project */
                        id: number;
                        name: string;
                        project_code: string | null;
                        client_name: string;
                        client_id: number | null;
                        color: string;
                        /** @description Minutes that are booked */
                        booked: number;
                        /** @description Minutes that wait */
                        waiting_list: number;
                        /** @description Minutes that are tentative; in none of the others */
                        tentative: number;
                        url: string;
                        resources: {
                            id: number;
                            name: string;
                            image: string | null;
                            job_title: string | null;
                            resource_type: string;
                            url: string;
                            /** @description The first days in a row that are not booked up; empty when there are none */
                            earliest_available_period: string;
                            earliest_available_from: string | null;
                            earliest_available_until: string | null;
                            /** @description Minutes that are booked */
                            booked: number;
                            /** @description Minutes that wait */
                            waiting_list: number;
                            /** @description Minutes that are tentative; in none of the others */
                            tentative: number;
                            /** @description Booked as part of availability, from 0 to 1 */
                            utilization: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description A query has a parameter that the list does not know */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportClients: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date: string;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Minutes that are booked */
                        booked: number;
                        /** @description Minutes that wait */
                        waiting_list: number;
                        /** @description Minutes that are tentative; in none of the others */
                        tentative: number;
                        /** @description The most that one of the entries has, booked and waiting */
                        max_usage: number;
                        clients: {
                            /** @description 0 for what has no client */
                            id: number;
                            name: string;
                            notes: string | null;
                            color: string;
                            /** @description Minutes that are booked */
                            booked: number;
                            /** @description Minutes that wait */
                            waiting_list: number;
                            /** @description Minutes that are tentative; in none of the others */
                            tentative: number;
                            url: string;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description A query has a parameter that the list does not know */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportWithoutClient: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date: string;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 0 for what has no client */
                        id: number;
                        name: string;
                        notes: string | null;
                        color: string;
                        /** @description Minutes that are booked */
                        booked: number;
                        /** @description Minutes that wait */
                        waiting_list: number;
                        /** @description Minutes that are tentative; in none of the others */
                        tentative: number;
                        url: string;
                        resources: {
                            id: number;
                            name: string;
                            image: string | null;
                            job_title: string | null;
                            resource_type: string;
                            url: string;
                            /** @description The first days in a row that are not booked up; empty when there are none */
                            earliest_available_period: string;
                            earliest_available_from: string | null;
                            earliest_available_until: string | null;
                            /** @description Minutes that are booked */
                            booked: number;
                            /** @description Minutes that wait */
                            waiting_list: number;
                            /** @description Minutes that are tentative; in none of the others */
                            tentative: number;
                            /** @description Booked as part of availability, from 0 to 1 */
                            utilization: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description A query has a parameter that the list does not know */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportResource: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date: string;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        image: string | null;
                        job_title: string | null;
                        resource_type: string;
                        url: string;
                        /** @description The first days in a row that are not booked up; empty when there are none */
                        earliest_available_period: string;
                        earliest_available_from: string | null;
                        earliest_available_until: string | null;
                        /** @description Minutes that are booked */
                        booked: number;
                        /** @description Minutes that are left */
                        unbooked: number;
                        /** @description Minutes that can be booked: booked and unbooked */
                        availability: number;
                        /** @description Minutes that wait */
                        waiting_list: number;
                        /** @description Minutes that are tentative; in none of the others */
                        tentative: number;
                        /** @description Booked as part of availability, from 0 to 1 */
                        utilization: number;
                        projects: {
                            name: string;
                            color: string;
                            /** @description Minutes that are booked */
                            booked: number;
                            /** @description Minutes that wait */
                            waiting_list: number;
                            /** @description Minutes that are tentative; in none of the others */
                            tentative: number;
                            /** @description The most that one of the entries has, booked and waiting */
                            max_usage: number;
                            client_name: string;
                        }[];
                        clients: {
                            name: string;
                            color: string;
                            /** @description Minutes that are booked */
                            booked: number;
                            /** @description Minutes that wait */
                            waiting_list: number;
                            /** @description Minutes that are tentative; in none of the others */
                            tentative: number;
                            /** @description The most that one of the entries has, booked and waiting */
                            max_usage: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description A query has a parameter that the list does not know */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportProject: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date: string;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 0 for what has no project */
                        id: number;
                        name: string;
                        project_code: string | null;
                        client_name: string;
                        client_id: number | null;
                        color: string;
                        /** @description Minutes that are booked */
                        booked: number;
                        /** @description Minutes that wait */
                        waiting_list: number;
                        /** @description Minutes that are tentative; in none of the others */
                        tentative: number;
                        url: string;
                        resources: {
                            id: number;
                            name: string;
                            image: string | null;
                            job_title: string | null;
                            resource_type: string;
                            url: string;
                            /** @description The first days in a row that are not booked up; empty when there are none */
                            earliest_available_period: string;
                            earliest_available_from: string | null;
                            earliest_available_until: string | null;
                            /** @description Minutes that are booked */
                            booked: number;
                            /** @description Minutes that wait */
                            waiting_list: number;
                            /** @description Minutes that are tentative; in none of the others */
                            tentative: number;
                            /** @description Booked as part of availability, from 0 to 1 */
                            utilization: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description A query has a parameter that the list does not know */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportClient: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date: string;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 0 for what has no client */
                        id: number;
                        name: string;
                        notes: string | null;
                        color: string;
                        /** @description Minutes that are booked */
                        booked: number;
                        /** @description Minutes that wait */
                        waiting_list: number;
                        /** @description Minutes that are tentative; in none of the others */
                        tentative: number;
                        url: string;
                        resources: {
                            id: number;
                            name: string;
                            image: string | null;
                            job_title: string | null;
                            resource_type: string;
                            url: string;
                            /** @description The first days in a row that are not booked up; empty when there are none */
                            earliest_available_period: string;
                            earliest_available_from: string | null;
                            earliest_available_until: string | null;
                            /** @description Minutes that are booked */
                            booked: number;
                            /** @description Minutes that wait */
                            waiting_list: number;
                            /** @description Minutes that are tentative; in none of the others */
                            tentative: number;
                            /** @description Booked as part of availability, from 0 to 1 */
                            utilization: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description A query has a parameter that the list does not know */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: It is asked for as CSV, without both dates or for more than 366 days
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listCalendars: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        /** @description Null for the whole account */
                        resource_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Whose calendar; that of the whole account without it */
                    resource_id?: number | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        /** @description Null for the whole account */
                        resource_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        /** @description Where the calendar is read; shown only now */
                        address: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `resource_id`: It is no resource of the account
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        /** @description Null for the whole account */
                        resource_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
                /** @description Lists archived ones as well */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        name: string;
                        /** @description As #RRGGBB */
                        color: string;
                        /** @description Shown to customers */
                        description: string;
                        /** @description Where customers see it among others */
                        position: number;
                        /**
                         * @description `unlisted`: by its own address, which nobody guesses
                         * @enum {unknown}
                         */
                        visibility: "public" | "unlisted" | "off";
                        /** @description Minutes; customers see no others */
                        duration: number;
                        /** @description Minutes that the resource is taken before */
                        buffer_before: number;
                        /** @description Minutes that the resource is taken after */
                        buffer_after: number;
                        /** @description Minutes from one start to the next; `duration` unless given */
                        slot_step: number;
                        /** @description Minutes between booking and start, at least */
                        minimum_notice: number;
                        /** @description How many days ahead it can be booked */
                        horizon: number;
                        /** @description Minor units; null for none */
                        price: number | null;
                        /** @description ISO 4217 */
                        currency: string | null;
                        /** @description Minor units: for this the card is kept */
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        /** @description After so many a request is declined by itself */
                        approval_hours: number;
                        /** @description Both falling; after the last nothing is given back */
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description Minutes; null for never */
                        reschedule_before: number | null;
                        most_reschedules: number;
                        /** @description Whether an address is proved by a click */
                        verify_email: boolean;
                        archived: boolean;
                        seats: number;
                        parts: {
                            id: string;
                            /** @description What customers choose: a stylist, a room */
                            name: string;
                            /** @description Any of these, in order of preference */
                            resource_ids: number[];
                            /** @description How many of them are taken at once */
                            count: number;
                            /** @description Whether customers may say which */
                            choosable: boolean;
                        }[];
                        deposit: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value: number;
                        };
                        questions: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description Of a choice */
                            options: string[];
                            required: boolean;
                        }[];
                        /** @description What customers know it by; null while `off` */
                        public_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Shown to customers */
                    description?: string;
                    /** @description Where customers see it among others */
                    position?: number;
                    /**
                     * @description `unlisted`: by its own address, which nobody guesses
                     * @enum {unknown}
                     */
                    visibility?: "public" | "unlisted" | "off";
                    /** @description Minutes; customers see no others */
                    duration: number;
                    /** @description Minutes that the resource is taken before */
                    buffer_before?: number;
                    /** @description Minutes that the resource is taken after */
                    buffer_after?: number;
                    /** @description Minutes from one start to the next; `duration` unless given */
                    slot_step?: number;
                    /** @description Minutes between booking and start, at least */
                    minimum_notice?: number;
                    /** @description How many days ahead it can be booked */
                    horizon?: number;
                    /** @description Minor units; null for none */
                    price?: number | null;
                    /** @description ISO 4217 */
                    currency?: string | null;
                    /** @description Minor units: for this the card is kept */
                    no_show_fee?: number | null;
                    /** @enum {unknown} */
                    approval?: "none" | "required";
                    /** @description After so many a request is declined by itself */
                    approval_hours?: number;
                    /** @description Both falling; after the last nothing is given back */
                    cancellation?: {
                        minutes_before: number;
                        refund_percent: number;
                    }[];
                    /** @description Minutes; null for never */
                    reschedule_before?: number | null;
                    most_reschedules?: number;
                    /** @description Whether an address is proved by a click */
                    verify_email?: boolean;
                    archived?: boolean;
                    color?: string | null;
                    deposit?: {
                        /** @enum {unknown} */
                        kind: "none" | "fixed" | "percent" | "full";
                        /** @description Minor units or percent; 0 for `none` and `full` */
                        value?: number;
                    };
                    questions?: {
                        /** @description Letters, digits, - and _; a number unless given */
                        id?: string;
                        label: string;
                        /** @enum {unknown} */
                        kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                        /** @description Of a choice */
                        options?: string[];
                        required?: boolean;
                    }[];
                    /** @description 1: more come later */
                    seats?: number;
                    /** @description 1: more come later */
                    seats_per_booking?: number;
                    /** @description Not yet: leave it out */
                    start_times?: unknown;
                    name: string;
                    /** @description All of these at once */
                    parts: {
                        /** @description Letters, digits, - and _; a number unless given */
                        id?: string;
                        /** @description What customers choose: a stylist, a room */
                        name?: string;
                        /** @description Any of these, in order of preference */
                        resource_ids: number[];
                        /** @description How many of them are taken at once */
                        count?: number;
                        /** @description Whether customers may say which */
                        choosable?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        /** @description As #RRGGBB */
                        color: string;
                        /** @description Shown to customers */
                        description: string;
                        /** @description Where customers see it among others */
                        position: number;
                        /**
                         * @description `unlisted`: by its own address, which nobody guesses
                         * @enum {unknown}
                         */
                        visibility: "public" | "unlisted" | "off";
                        /** @description Minutes; customers see no others */
                        duration: number;
                        /** @description Minutes that the resource is taken before */
                        buffer_before: number;
                        /** @description Minutes that the resource is taken after */
                        buffer_after: number;
                        /** @description Minutes from one start to the next; `duration` unless given */
                        slot_step: number;
                        /** @description Minutes between booking and start, at least */
                        minimum_notice: number;
                        /** @description How many days ahead it can be booked */
                        horizon: number;
                        /** @description Minor units; null for none */
                        price: number | null;
                        /** @description ISO 4217 */
                        currency: string | null;
                        /** @description Minor units: for this the card is kept */
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        /** @description After so many a request is declined by itself */
                        approval_hours: number;
                        /** @description Both falling; after the last nothing is given back */
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description Minutes; null for never */
                        reschedule_before: number | null;
                        most_reschedules: number;
                        /** @description Whether an address is proved by a click */
                        verify_email: boolean;
                        archived: boolean;
                        seats: number;
                        parts: {
                            id: string;
                            /** @description What customers choose: a stylist, a room */
                            name: string;
                            /** @description Any of these, in order of preference */
                            resource_ids: number[];
                            /** @description How many of them are taken at once */
                            count: number;
                            /** @description Whether customers may say which */
                            choosable: boolean;
                        }[];
                        deposit: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value: number;
                        };
                        questions: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description Of a choice */
                            options: string[];
                            required: boolean;
                        }[];
                        /** @description What customers know it by; null while `off` */
                        public_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `seats`, `seats_per_booking` or `start_times`: It asks for classes, which are not there yet
             *     - `duration`: It is over 1440 minutes together with those before and after
             *     - The id of a part or a question is that of another one
             *     - `parts`: A resource is named twice, in one part or in two
             *     - `parts`: A part takes more resources than it has
             *     - `parts`: A resource is not there, or cannot be booked
             *     - `visibility`: The page lists 200 services already
             *     - `visibility`: The texts of all public services are more than the page lists
             *     - `currency`: There is none, though there is a price or a fee
             *     - `currency`: It is no currency of ISO 4217
             *     - `deposit`: It is asked for without a price
             *     - `deposit.value`: It is not from 1 to the price, or to 100 percent
             *     - `deposit` or `no_show_fee`: No merchant is connected and ready who charges its currency
             *     - `questions`: A choice has less than two options, or one twice
             *     - `questions`: What is no choice has options
             *     - `cancellation`: A step has no fewer minutes, or no lower percentage, than the one before it
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listArchivedServices: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` answers with all there is, of at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, writes the table for people: a byte order mark, times and durations as HH:MM, amounts by this language, and semicolons where its decimal sign is a comma */
                locale?: string;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
                /** @description Lists archived ones as well */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        name: string;
                        /** @description As #RRGGBB */
                        color: string;
                        /** @description Shown to customers */
                        description: string;
                        /** @description Where customers see it among others */
                        position: number;
                        /**
                         * @description `unlisted`: by its own address, which nobody guesses
                         * @enum {unknown}
                         */
                        visibility: "public" | "unlisted" | "off";
                        /** @description Minutes; customers see no others */
                        duration: number;
                        /** @description Minutes that the resource is taken before */
                        buffer_before: number;
                        /** @description Minutes that the resource is taken after */
                        buffer_after: number;
                        /** @description Minutes from one start to the next; `duration` unless given */
                        slot_step: number;
                        /** @description Minutes between booking and start, at least */
                        minimum_notice: number;
                        /** @description How many days ahead it can be booked */
                        horizon: number;
                        /** @description Minor units; null for none */
                        price: number | null;
                        /** @description ISO 4217 */
                        currency: string | null;
                        /** @description Minor units: for this the card is kept */
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        /** @description After so many a request is declined by itself */
                        approval_hours: number;
                        /** @description Both falling; after the last nothing is given back */
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description Minutes; null for never */
                        reschedule_before: number | null;
                        most_reschedules: number;
                        /** @description Whether an address is proved by a click */
                        verify_email: boolean;
                        archived: boolean;
                        seats: number;
                        parts: {
                            id: string;
                            /** @description What customers choose: a stylist, a room */
                            name: string;
                            /** @description Any of these, in order of preference */
                            resource_ids: number[];
                            /** @description How many of them are taken at once */
                            count: number;
                            /** @description Whether customers may say which */
                            choosable: boolean;
                        }[];
                        deposit: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value: number;
                        };
                        questions: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description Of a choice */
                            options: string[];
                            required: boolean;
                        }[];
                        /** @description What customers know it by; null while `off` */
                        public_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        /** @description As #RRGGBB */
                        color: string;
                        /** @description Shown to customers */
                        description: string;
                        /** @description Where customers see it among others */
                        position: number;
                        /**
                         * @description `unlisted`: by its own address, which nobody guesses
                         * @enum {unknown}
                         */
                        visibility: "public" | "unlisted" | "off";
                        /** @description Minutes; customers see no others */
                        duration: number;
                        /** @description Minutes that the resource is taken before */
                        buffer_before: number;
                        /** @description Minutes that the resource is taken after */
                        buffer_after: number;
                        /** @description Minutes from one start to the next; `duration` unless given */
                        slot_step: number;
                        /** @description Minutes between booking and start, at least */
                        minimum_notice: number;
                        /** @description How many days ahead it can be booked */
                        horizon: number;
                        /** @description Minor units; null for none */
                        price: number | null;
                        /** @description ISO 4217 */
                        currency: string | null;
                        /** @description Minor units: for this the card is kept */
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        /** @description After so many a request is declined by itself */
                        approval_hours: number;
                        /** @description Both falling; after the last nothing is given back */
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description Minutes; null for never */
                        reschedule_before: number | null;
                        most_reschedules: number;
                        /** @description Whether an address is proved by a click */
                        verify_email: boolean;
                        archived: boolean;
                        seats: number;
                        parts: {
                            id: string;
                            /** @description What customers choose: a stylist, a room */
                            name: string;
                            /** @description Any of these, in order of preference */
                            resource_ids: number[];
                            /** @description How many of them are taken at once */
                            count: number;
                            /** @description Whether customers may say which */
                            choosable: boolean;
                        }[];
                        deposit: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value: number;
                        };
                        questions: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description Of a choice */
                            options: string[];
                            required: boolean;
                        }[];
                        /** @description What customers know it by; null while `off` */
                        public_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Shown to customers */
                    description?: string;
                    /** @description Where customers see it among others */
                    position?: number;
                    /**
                     * @description `unlisted`: by its own address, which nobody guesses
                     * @enum {unknown}
                     */
                    visibility?: "public" | "unlisted" | "off";
                    /** @description Minutes; customers see no others */
                    duration?: number;
                    /** @description Minutes that the resource is taken before */
                    buffer_before?: number;
                    /** @description Minutes that the resource is taken after */
                    buffer_after?: number;
                    /** @description Minutes from one start to the next; `duration` unless given */
                    slot_step?: number;
                    /** @description Minutes between booking and start, at least */
                    minimum_notice?: number;
                    /** @description How many days ahead it can be booked */
                    horizon?: number;
                    /** @description Minor units; null for none */
                    price?: number | null;
                    /** @description ISO 4217 */
                    currency?: string | null;
                    /** @description Minor units: for this the card is kept */
                    no_show_fee?: number | null;
                    /** @enum {unknown} */
                    approval?: "none" | "required";
                    /** @description After so many a request is declined by itself */
                    approval_hours?: number;
                    /** @description Both falling; after the last nothing is given back */
                    cancellation?: {
                        minutes_before: number;
                        refund_percent: number;
                    }[];
                    /** @description Minutes; null for never */
                    reschedule_before?: number | null;
                    most_reschedules?: number;
                    /** @description Whether an address is proved by a click */
                    verify_email?: boolean;
                    archived?: boolean;
                    color?: string | null;
                    deposit?: {
                        /** @enum {unknown} */
                        kind: "none" | "fixed" | "percent" | "full";
                        /** @description Minor units or percent; 0 for `none` and `full` */
                        value?: number;
                    };
                    questions?: {
                        /** @description Letters, digits, - and _; a number unless given */
                        id?: string;
                        label: string;
                        /** @enum {unknown} */
                        kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                        /** @description Of a choice */
                        options?: string[];
                        required?: boolean;
                    }[];
                    /** @description 1: more come later */
                    seats?: number;
                    /** @description 1: more come later */
                    seats_per_booking?: number;
                    /** @description Not yet: leave it out */
                    start_times?: unknown;
                    name?: string;
                    /** @description All of these at once */
                    parts?: {
                        /** @description Letters, digits, - and _; a number unless given */
                        id?: string;
                        /** @description What customers choose: a stylist, a room */
                        name?: string;
                        /** @description Any of these, in order of preference */
                        resource_ids: number[];
                        /** @description How many of them are taken at once */
                        count?: number;
                        /** @description Whether customers may say which */
                        choosable?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        /** @description As #RRGGBB */
                        color: string;
                        /** @description Shown to customers */
                        description: string;
                        /** @description Where customers see it among others */
                        position: number;
                        /**
                         * @description `unlisted`: by its own address, which nobody guesses
                         * @enum {unknown}
                         */
                        visibility: "public" | "unlisted" | "off";
                        /** @description Minutes; customers see no others */
                        duration: number;
                        /** @description Minutes that the resource is taken before */
                        buffer_before: number;
                        /** @description Minutes that the resource is taken after */
                        buffer_after: number;
                        /** @description Minutes from one start to the next; `duration` unless given */
                        slot_step: number;
                        /** @description Minutes between booking and start, at least */
                        minimum_notice: number;
                        /** @description How many days ahead it can be booked */
                        horizon: number;
                        /** @description Minor units; null for none */
                        price: number | null;
                        /** @description ISO 4217 */
                        currency: string | null;
                        /** @description Minor units: for this the card is kept */
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        /** @description After so many a request is declined by itself */
                        approval_hours: number;
                        /** @description Both falling; after the last nothing is given back */
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description Minutes; null for never */
                        reschedule_before: number | null;
                        most_reschedules: number;
                        /** @description Whether an address is proved by a click */
                        verify_email: boolean;
                        archived: boolean;
                        seats: number;
                        parts: {
                            id: string;
                            /** @description What customers choose: a stylist, a room */
                            name: string;
                            /** @description Any of these, in order of preference */
                            resource_ids: number[];
                            /** @description How many of them are taken at once */
                            count: number;
                            /** @description Whether customers may say which */
                            choosable: boolean;
                        }[];
                        deposit: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value: number;
                        };
                        questions: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description Of a choice */
                            options: string[];
                            required: boolean;
                        }[];
                        /** @description What customers know it by; null while `off` */
                        public_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `seats`, `seats_per_booking` or `start_times`: It asks for classes, which are not there yet
             *     - `duration`: It is over 1440 minutes together with those before and after
             *     - The id of a part or a question is that of another one
             *     - `parts`: A resource is named twice, in one part or in two
             *     - `parts`: A part takes more resources than it has
             *     - `parts`: A resource is not there, or cannot be booked
             *     - `visibility`: The page lists 200 services already
             *     - `visibility`: The texts of all public services are more than the page lists
             *     - `currency`: There is none, though there is a price or a fee
             *     - `currency`: It is no currency of ISO 4217
             *     - `deposit`: It is asked for without a price
             *     - `deposit.value`: It is not from 1 to the price, or to 100 percent
             *     - `deposit` or `no_show_fee`: No merchant is connected and ready who charges its currency
             *     - `questions`: A choice has less than two options, or one twice
             *     - `questions`: What is no choice has options
             *     - `cancellation`: A step has no fewer minutes, or no lower percentage, than the one before it
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - Appointments for it are still to come
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getBookingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Needs contact_email, and privacy_url or privacy_text */
                        published: boolean;
                        /** @description The account's name where it is null */
                        title: string | null;
                        intro: string | null;
                        phone: string | null;
                        address: string | null;
                        /** @description Where customers' answers to mails go */
                        contact_email: string | null;
                        privacy_url: string | null;
                        terms_url: string | null;
                        /** @description In place of privacy_url: plain paragraphs, which we serve */
                        privacy_text: string | null;
                        /** @description In place of terms_url: plain paragraphs, which we serve */
                        terms_text: string | null;
                        /** @description Origins that may frame the page: https://example.com */
                        websites: string[];
                        /** @description Who hears of appointments, beside the people who are booked */
                        notices_to: string[];
                        /** @description Minutes before the start */
                        reminders: number[];
                        /** @description After so many, who came is forgotten */
                        retention_months: number;
                        /** @description As #RRGGBB */
                        accent_color: string | null;
                        /** @description By kind and language, `da`: what mails say besides; in braces may stand service, resource, date, time and business */
                        texts: {
                            confirmed?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            requested?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            declined?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            moved?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            cancelled?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            reminder?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            payment_lost?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            fee_charged?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            fee_refunded?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            deposit_kept?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            verify?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                        };
                        /** @description Where customers book, once it is published; services by their `public_id` below */
                        url: string;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateBookingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Needs contact_email, and privacy_url or privacy_text */
                    published?: boolean;
                    /** @description The account's name where it is null */
                    title?: string | null;
                    intro?: string | null;
                    phone?: string | null;
                    address?: string | null;
                    /** @description Where customers' answers to mails go */
                    contact_email?: string | null;
                    privacy_url?: string | null;
                    terms_url?: string | null;
                    /** @description In place of privacy_url: plain paragraphs, which we serve */
                    privacy_text?: string | null;
                    /** @description In place of terms_url: plain paragraphs, which we serve */
                    terms_text?: string | null;
                    /** @description Origins that may frame the page: https://example.com */
                    websites?: string[];
                    /** @description Who hears of appointments, beside the people who are booked */
                    notices_to?: string[];
                    /** @description Minutes before the start */
                    reminders?: number[];
                    /** @description After so many, who came is forgotten */
                    retention_months?: number;
                    accent_color?: string | null;
                    /** @description By kind and language, `da`: what mails say besides; in braces may stand service, resource, date, time and business */
                    texts?: {
                        confirmed?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        requested?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        declined?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        moved?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        cancelled?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        reminder?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        payment_lost?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        fee_charged?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        fee_refunded?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        deposit_kept?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        verify?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Needs contact_email, and privacy_url or privacy_text */
                        published: boolean;
                        /** @description The account's name where it is null */
                        title: string | null;
                        intro: string | null;
                        phone: string | null;
                        address: string | null;
                        /** @description Where customers' answers to mails go */
                        contact_email: string | null;
                        privacy_url: string | null;
                        terms_url: string | null;
                        /** @description In place of privacy_url: plain paragraphs, which we serve */
                        privacy_text: string | null;
                        /** @description In place of terms_url: plain paragraphs, which we serve */
                        terms_text: string | null;
                        /** @description Origins that may frame the page: https://example.com */
                        websites: string[];
                        /** @description Who hears of appointments, beside the people who are booked */
                        notices_to: string[];
                        /** @description Minutes before the start */
                        reminders: number[];
                        /** @description After so many, who came is forgotten */
                        retention_months: number;
                        /** @description As #RRGGBB */
                        accent_color: string | null;
                        /** @description By kind and language, `da`: what mails say besides; in braces may stand service, resource, date, time and business */
                        texts: {
                            confirmed?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            requested?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            declined?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            moved?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            cancelled?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            reminder?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            payment_lost?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            fee_charged?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            fee_refunded?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            deposit_kept?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            verify?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                        };
                        /** @description Where customers book, once it is published; services by their `public_id` below */
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `contact_email`: It is missing, though the page is published
             *     - `privacy_url`: It is missing, though the page is published
             *     - `published`: The owner has not confirmed their address, and there is a mail server
             *     - `contact_email` or `notices_to`: It is no e-mail address
             *     - `phone`: It is no telephone number: three digits at least, and signs between them
             *     - `privacy_url` or `terms_url`: It is no address of the web
             *     - `websites`: One is no origin
             *     - `websites`, `notices_to` or `reminders`: One stands twice
             *     - `accent_color`: White text on it could not be read: the contrast is below 4.5 to 1
             *     - `texts`: One is of no language, which are two letters
             *     - `texts`: Something stands in braces that is not known
             *     - `texts`: A subject has several lines
             */
            422: components["responses"]["Invalid"];
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
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchant_id: string;
                        name: string;
                        /** @description What deposits are in */
                        currency: string;
                        /** @description Whether no real money moves */
                        test: boolean;
                        /** @description What the merchant may do at the payment service */
                        claims: {
                            [key: string]: boolean;
                        };
                        /**
                         * @description broken: its key is not good any more, and nobody is asked for a deposit
                         * @enum {unknown}
                         */
                        status: "ready" | "broken";
                        key_last_four: string;
                        has_link_secret: boolean;
                        url: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    connectMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The id of a merchant at the payment service */
                    merchant_id?: string;
                    /** @description Of an app with access to the merchant; never shown */
                    key?: string;
                    /** @description What payment links are signed with; never shown */
                    link_secret?: string | null;
                    /** @description Where the payment service is; null for that of this installation */
                    url?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchant_id: string;
                        name: string;
                        /** @description What deposits are in */
                        currency: string;
                        /** @description Whether no real money moves */
                        test: boolean;
                        /** @description What the merchant may do at the payment service */
                        claims: {
                            [key: string]: boolean;
                        };
                        /**
                         * @description broken: its key is not good any more, and nobody is asked for a deposit
                         * @enum {unknown}
                         */
                        status: "ready" | "broken";
                        key_last_four: string;
                        has_link_secret: boolean;
                        url: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - `step_up_required`: At the desk, no second factor was proved lately
             *     - `step_up_required`: The token was given without proving a second factor
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A charge is not settled yet, or a deposit was asked for within a day
             *     - A deposit was captured for an appointment to come: only its merchant can give it back
             */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `merchant_id`: There is none yet
             *     - `key`: It is missing where the merchant or the address is another
             *     - `url`: It is null, and this installation has no payment service
             *     - `url`: It is no address of the web
             *     - `url`: It contains a name or a password
             *     - `url`: It leads to a private network, or to the machine itself
             *     - `key`: The payment service does not know it
             *     - `merchant_id`: The key has no access to it
             *     - `merchant_id`: It is a test merchant, and the account was connected to a live merchant before
             *     - `link_secret`: Links that it signs are not taken
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description One of these:
             *
             *     - The service is stopping, or has too much to do
             *     - `payments_unavailable`: The payment service does not answer
             */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    disconnectMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - `step_up_required`: At the desk, no second factor was proved lately
             *     - `step_up_required`: The token was given without proving a second factor
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A charge is not settled yet, or a deposit was asked for within a day
             *     - A deposit was captured for an appointment to come: only its merchant can give it back
             */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listAppointments: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date?: string;
                "state[]"?: ("held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show")[];
                service_id?: number;
                client_id?: number;
                "resource_ids[]"?: number[];
                /** @description Whether it needs to be looked after */
                attention?: boolean;
                /** @description Only what has changed since then: archived and deleted things as well. Begin with what `X-Sync-From` said when you asked the last time */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The name of the service when it was made */
                        service: string;
                        /** @description Of the bookings that it has */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the customer */
                        timezone: string;
                        /** @description By the clock of the customer. Webhooks have none */
                        customer_time?: {
                            /** @description The zone of the customer by IANA */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description From midnight of `date` */
                            end_time: number;
                            /** @description Of the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Rises with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description What it takes now; none once it is over without having been. Webhooks are not told */
                        resource_ids?: number[];
                        /** @description What was charged for it, oldest first; webhooks are told when that changes */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description What is to be kept of it; null until that is decided */
                            keep: number | null;
                            /** @description As the payment service said last */
                            captured: number;
                            /** @description Also by whoever did that at the payment service */
                            refunded: number;
                            /** @description In dispute, or lost by one */
                            disputed: number;
                            /**
                             * @description declined: nothing was taken; failing: it is repeated, and somebody may look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description When it was made, in the zone of the account. Webhooks have none
                             */
                            date?: string;
                            /** @description Minutes from midnight in the zone of the account */
                            time?: number;
                        }[];
                        /** @description Only for whoever may see clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    service_id: number;
                    client_id: number;
                    starts_at: string;
                    resource_ids?: number[];
                    timezone?: string;
                    locale?: string;
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The name of the service when it was made */
                        service: string;
                        /** @description Of the bookings that it has */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the customer */
                        timezone: string;
                        /** @description By the clock of the customer. Webhooks have none */
                        customer_time?: {
                            /** @description The zone of the customer by IANA */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description From midnight of `date` */
                            end_time: number;
                            /** @description Of the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Rises with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description What it takes now; none once it is over without having been. Webhooks are not told */
                        resource_ids?: number[];
                        /** @description What was charged for it, oldest first; webhooks are told when that changes */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description What is to be kept of it; null until that is decided */
                            keep: number | null;
                            /** @description As the payment service said last */
                            captured: number;
                            /** @description Also by whoever did that at the payment service */
                            refunded: number;
                            /** @description In dispute, or lost by one */
                            disputed: number;
                            /**
                             * @description declined: nothing was taken; failing: it is repeated, and somebody may look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description When it was made, in the zone of the account. Webhooks have none
                             */
                            date?: string;
                            /** @description Minutes from midnight in the zone of the account */
                            time?: number;
                        }[];
                        /** @description Only for whoever may see clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - `not_bookable`: The account is suspended
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `slot_taken`: The time cannot be had, or not any more
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `starts_at`: It is no moment
             *     - A time zone has a name that is not known
             *     - `service_id`: It is not there
             *     - `client_id`: It is not there
             *     - `resource_ids`: It names a resource of no part of the service that can be chosen from
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The name of the service when it was made */
                        service: string;
                        /** @description Of the bookings that it has */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the customer */
                        timezone: string;
                        /** @description By the clock of the customer. Webhooks have none */
                        customer_time?: {
                            /** @description The zone of the customer by IANA */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description From midnight of `date` */
                            end_time: number;
                            /** @description Of the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Rises with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description What it takes now; none once it is over without having been. Webhooks are not told */
                        resource_ids?: number[];
                        /** @description What was charged for it, oldest first; webhooks are told when that changes */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description What is to be kept of it; null until that is decided */
                            keep: number | null;
                            /** @description As the payment service said last */
                            captured: number;
                            /** @description Also by whoever did that at the payment service */
                            refunded: number;
                            /** @description In dispute, or lost by one */
                            disputed: number;
                            /**
                             * @description declined: nothing was taken; failing: it is repeated, and somebody may look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description When it was made, in the zone of the account. Webhooks have none
                             */
                            date?: string;
                            /** @description Minutes from midnight in the zone of the account */
                            time?: number;
                        }[];
                        /** @description Only for whoever may see clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    starts_at?: string;
                    resource_ids?: number[];
                    notes?: string | null;
                    attendance?: "attended" | "no_show";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The name of the service when it was made */
                        service: string;
                        /** @description Of the bookings that it has */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the customer */
                        timezone: string;
                        /** @description By the clock of the customer. Webhooks have none */
                        customer_time?: {
                            /** @description The zone of the customer by IANA */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description From midnight of `date` */
                            end_time: number;
                            /** @description Of the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Rises with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description What it takes now; none once it is over without having been. Webhooks are not told */
                        resource_ids?: number[];
                        /** @description What was charged for it, oldest first; webhooks are told when that changes */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description What is to be kept of it; null until that is decided */
                            keep: number | null;
                            /** @description As the payment service said last */
                            captured: number;
                            /** @description Also by whoever did that at the payment service */
                            refunded: number;
                            /** @description In dispute, or lost by one */
                            disputed: number;
                            /**
                             * @description declined: nothing was taken; failing: it is repeated, and somebody may look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description When it was made, in the zone of the account. Webhooks have none
                             */
                            date?: string;
                            /** @description Minutes from midnight in the zone of the account */
                            time?: number;
                        }[];
                        /** @description Only for whoever may see clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment is in no state for it
             *     - `too_early`: The appointment has not begun, or began more than thirty days ago
             *     - `fee_charged`: It is said that the customer came, and a fee for not coming was charged
             *     - `slot_taken`: The time cannot be had, or not any more
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `starts_at`: It is no moment
             *     - `resource_ids`: It names a resource of no part of the service that can be chosen from
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    approveAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The name of the service when it was made */
                        service: string;
                        /** @description Of the bookings that it has */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the customer */
                        timezone: string;
                        /** @description By the clock of the customer. Webhooks have none */
                        customer_time?: {
                            /** @description The zone of the customer by IANA */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description From midnight of `date` */
                            end_time: number;
                            /** @description Of the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Rises with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description What it takes now; none once it is over without having been. Webhooks are not told */
                        resource_ids?: number[];
                        /** @description What was charged for it, oldest first; webhooks are told when that changes */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description What is to be kept of it; null until that is decided */
                            keep: number | null;
                            /** @description As the payment service said last */
                            captured: number;
                            /** @description Also by whoever did that at the payment service */
                            refunded: number;
                            /** @description In dispute, or lost by one */
                            disputed: number;
                            /**
                             * @description declined: nothing was taken; failing: it is repeated, and somebody may look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description When it was made, in the zone of the account. Webhooks have none
                             */
                            date?: string;
                            /** @description Minutes from midnight in the zone of the account */
                            time?: number;
                        }[];
                        /** @description Only for whoever may see clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment is in no state for it
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    declineAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The name of the service when it was made */
                        service: string;
                        /** @description Of the bookings that it has */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the customer */
                        timezone: string;
                        /** @description By the clock of the customer. Webhooks have none */
                        customer_time?: {
                            /** @description The zone of the customer by IANA */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description From midnight of `date` */
                            end_time: number;
                            /** @description Of the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Rises with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description What it takes now; none once it is over without having been. Webhooks are not told */
                        resource_ids?: number[];
                        /** @description What was charged for it, oldest first; webhooks are told when that changes */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description What is to be kept of it; null until that is decided */
                            keep: number | null;
                            /** @description As the payment service said last */
                            captured: number;
                            /** @description Also by whoever did that at the payment service */
                            refunded: number;
                            /** @description In dispute, or lost by one */
                            disputed: number;
                            /**
                             * @description declined: nothing was taken; failing: it is repeated, and somebody may look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description When it was made, in the zone of the account. Webhooks have none
                             */
                            date?: string;
                            /** @description Minutes from midnight in the zone of the account */
                            time?: number;
                        }[];
                        /** @description Only for whoever may see clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment is in no state for it
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    cancelAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    by?: "business" | "customer";
                    /** @description Where its customer cancels: what is given back, in minor units, as the terms say or more */
                    refund?: number;
                } | null;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The name of the service when it was made */
                        service: string;
                        /** @description Of the bookings that it has */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the customer */
                        timezone: string;
                        /** @description By the clock of the customer. Webhooks have none */
                        customer_time?: {
                            /** @description The zone of the customer by IANA */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description From midnight of `date` */
                            end_time: number;
                            /** @description Of the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Rises with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description What it takes now; none once it is over without having been. Webhooks are not told */
                        resource_ids?: number[];
                        /** @description What was charged for it, oldest first; webhooks are told when that changes */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description What is to be kept of it; null until that is decided */
                            keep: number | null;
                            /** @description As the payment service said last */
                            captured: number;
                            /** @description Also by whoever did that at the payment service */
                            refunded: number;
                            /** @description In dispute, or lost by one */
                            disputed: number;
                            /**
                             * @description declined: nothing was taken; failing: it is repeated, and somebody may look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description When it was made, in the zone of the account. Webhooks have none
                             */
                            date?: string;
                            /** @description Minutes from midnight in the zone of the account */
                            time?: number;
                        }[];
                        /** @description Only for whoever may see clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment is in no state for it
             *     - `refund_changed`: Another amount would be given back by now
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `refund`: It is more than the deposit
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    chargeAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    reason: "no_show" | "late_cancel";
                    /** @description Minor units; at most the fee that was agreed on, less what is kept */
                    amount: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The name of the service when it was made */
                        service: string;
                        /** @description Of the bookings that it has */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the customer */
                        timezone: string;
                        /** @description By the clock of the customer. Webhooks have none */
                        customer_time?: {
                            /** @description The zone of the customer by IANA */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description From midnight of `date` */
                            end_time: number;
                            /** @description Of the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Rises with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description What it takes now; none once it is over without having been. Webhooks are not told */
                        resource_ids?: number[];
                        /** @description What was charged for it, oldest first; webhooks are told when that changes */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description What is to be kept of it; null until that is decided */
                            keep: number | null;
                            /** @description As the payment service said last */
                            captured: number;
                            /** @description Also by whoever did that at the payment service */
                            refunded: number;
                            /** @description In dispute, or lost by one */
                            disputed: number;
                            /**
                             * @description declined: nothing was taken; failing: it is repeated, and somebody may look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description When it was made, in the zone of the account. Webhooks have none
                             */
                            date?: string;
                            /** @description Minutes from midnight in the zone of the account */
                            time?: number;
                        }[];
                        /** @description Only for whoever may see clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: Its customer came, or did not cancel late
             *     - `no_card`: No fee was agreed on, or the customer gave no card
             *     - `already_charged`: A fee was taken or is asked for, or was declined twice
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             *     - `amount`: It is more than the fee that was agreed on, less what is kept
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description One of these:
             *
             *     - The service is stopping, or has too much to do
             *     - `payments_unavailable`: A deposit is asked, and the payment service does not answer or is not to be used
             */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getServiceSlots: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                from: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                to: string;
                /** @description Of the dates; that of the account unless given */
                timezone?: string;
                /** @description Of their parts, only these */
                "resource_ids[]"?: number[];
                /** @description 1 */
                seats?: number;
                /** @description Says who is free */
                with?: "resources";
                /** @description Whether notice and horizon are passed over, as members may */
                unbound?: boolean;
                /** @description One that is to be moved: its time is not in the way */
                appointment?: number;
            };
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        timezone: string;
                        /** @description Minutes */
                        duration: number;
                        days: {
                            /** Format: date */
                            date: string;
                            slots: {
                                /** Format: date-time */
                                starts_at: string;
                                /** @description HH:MM in the zone that is asked for */
                                time: string;
                                /** @description Of that zone then: +01:00 */
                                offset: string;
                                seats: number;
                                resource_ids?: number[];
                            }[];
                        }[];
                        /** @description Where there are none, the first later day with one */
                        next_date: string | null;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A query has a parameter that the list does not know */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `service_id`: It is not there
             *     - `resource_ids`: It names a resource of no part of the service that can be chosen from
             *     - `appointment`: There is no such appointment
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `to`: More than 62 days are asked for
             *     - A time zone has a name that is not known
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getAppointmentStanding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whom and what it takes; none once it is over without having been */
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description Whether its customer is told what becomes of it; false where no address is known */
                        told_by_mail: boolean;
                        /** @description Whether whoever asks may change it: all may be, or it is of them, or they made it */
                        may_change: boolean;
                        terms: {
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            /** @description Of all seats, in minor units; 0 for none */
                            deposit: number;
                            no_show_fee: number | null;
                            /** @enum {unknown} */
                            approval: "none" | "required";
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                            }[];
                        };
                        /** @description What its customer said yes to */
                        consents: string[];
                        payment: {
                            /**
                             * @description card_kept: nothing was paid, and a card is kept for the fee for not coming
                             * @enum {unknown}
                             */
                            state: "open" | "reserved" | "paid" | "partly_refunded" | "refunded" | "void" | "failed" | "card_kept";
                            /** @description In minor units of the currency */
                            amount: number;
                            /** @description What was given back, or is about to be */
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            /** @description What is kept of it; null until that is decided */
                            kept: number | null;
                        } | null;
                        /** @description What the terms give back where its customer cancels now; null where they cannot */
                        refund_now: {
                            percent: number;
                            /** @description In minor units of the currency */
                            amount: number;
                        } | null;
                        free_until: string | null;
                        /** @description What may be charged for it now; null where nothing may */
                        chargeable: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description The most that a fee may be, in minor units */
                            most: number;
                        } | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given, 0 for all */
                limit?: number;
                /** @description How many to leave out from the beginning */
                offset?: number;
                /** @description Only those with a greater id: that of the last entry of the page before */
                after?: number;
                /** @description Only those with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                end_date?: string;
                service_id?: number;
                "resource_ids[]"?: number[];
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the resource of its first part */
                        timezone: string;
                        seats: number;
                        seats_taken: number;
                        /** @description What it takes; none once it is over */
                        resource_ids: number[];
                        /** @description Of those who have a place in it */
                        appointment_ids: number[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - A query has a parameter that the list does not know
             *     - The range holds more than is looked at for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `after`: It is given together with `offset` or `page`
             *     - `limit`: Everything is asked for, which is more than is sent at once
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the resource of its first part */
                        timezone: string;
                        seats: number;
                        seats_taken: number;
                        /** @description What it takes; none once it is over */
                        resource_ids: number[];
                        /** @description Of those who have a place in it */
                        appointment_ids: number[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    starts_at?: string;
                    resource_ids?: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the resource of its first part */
                        timezone: string;
                        seats: number;
                        seats_taken: number;
                        /** @description What it takes; none once it is over */
                        resource_ids: number[];
                        /** @description Of those who have a place in it */
                        appointment_ids: number[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment is in no state for it
             *     - `slot_taken`: The time cannot be had, or not any more
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `starts_at`: It is no moment
             *     - `resource_ids`: It names a resource of no part of the service that can be chosen from
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    cancelSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the zone of the account. Webhooks have none
                         */
                        date?: string;
                        /** @description Minutes from midnight in the zone of the account */
                        start_time?: number;
                        /** @description From midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description That of the resource of its first part */
                        timezone: string;
                        seats: number;
                        seats_taken: number;
                        /** @description What it takes; none once it is over */
                        resource_ids: number[];
                        /** @description Of those who have a place in it */
                        appointment_ids: number[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             *     - Whoever calls may do this only to what is their own, and this is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment is in no state for it
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    exportClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        exported_at: string;
                        client: {
                            id: number;
                            creator_id: number | null;
                            name: string;
                            notes: string | null;
                            email: string | null;
                            phone: string | null;
                            locale: string | null;
                            /** @description Whether they asked for no reminders */
                            reminders_off: boolean;
                            archived: boolean;
                            /** Format: date-time */
                            updated_at: string;
                            /** @description As #RRGGBB */
                            color: string;
                            /** Format: date-time */
                            created_at: string;
                        };
                        appointments: {
                            id: number;
                            url: string;
                            service_id: number;
                            /** @description The name of the service when it was made */
                            service: string;
                            /** @description Of the bookings that it has */
                            session_id: number;
                            client_id: number | null;
                            /** @enum {unknown} */
                            state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                            seats: number;
                            /** Format: date-time */
                            starts_at: string;
                            /** Format: date-time */
                            ends_at: string;
                            /**
                             * Format: date
                             * @description In the zone of the account. Webhooks have none
                             */
                            date?: string;
                            /** @description Minutes from midnight in the zone of the account */
                            start_time?: number;
                            /** @description From midnight of `date`: 1440 is the end of that day */
                            end_time?: number;
                            /** @description That of the customer */
                            timezone: string;
                            /** @description By the clock of the customer. Webhooks have none */
                            customer_time?: {
                                /** @description The zone of the customer by IANA */
                                timezone: string;
                                /** Format: date */
                                date: string;
                                /** @description Minutes from midnight */
                                start_time: number;
                                /** @description From midnight of `date` */
                                end_time: number;
                                /** @description Of the start, such as `+09:00` */
                                offset: string;
                            };
                            locale: string;
                            held_until: string | null;
                            decide_by: string | null;
                            attention: "displaced" | "payment" | null;
                            reschedules: number;
                            made_by_staff: boolean;
                            cancelled_by: "customer" | "business" | null;
                            /** @description Rises with each change */
                            revision: number;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            /** @description What it takes now; none once it is over without having been. Webhooks are not told */
                            resource_ids?: number[];
                            /** @description What was charged for it, oldest first; webhooks are told when that changes */
                            charges?: {
                                /** @enum {unknown} */
                                kind: "deposit" | "fee";
                                reason: "no_show" | "late_cancel" | null;
                                amount: number;
                                currency: string;
                                /** @description What is to be kept of it; null until that is decided */
                                keep: number | null;
                                /** @description As the payment service said last */
                                captured: number;
                                /** @description Also by whoever did that at the payment service */
                                refunded: number;
                                /** @description In dispute, or lost by one */
                                disputed: number;
                                /**
                                 * @description declined: nothing was taken; failing: it is repeated, and somebody may look
                                 * @enum {unknown}
                                 */
                                state: "open" | "settled" | "declined" | "failing";
                                failure: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /**
                                 * Format: date
                                 * @description When it was made, in the zone of the account. Webhooks have none
                                 */
                                date?: string;
                                /** @description Minutes from midnight in the zone of the account */
                                time?: number;
                            }[];
                            /** @description Only for whoever may see clients */
                            customer?: {
                                name: string;
                                email: string | null;
                                phone: string | null;
                                answers: {
                                    [key: string]: string | number | boolean | string[];
                                };
                                notes: string | null;
                            } | null;
                            /** @description What they agreed to, and when */
                            consents: {
                                [key: string]: unknown;
                            };
                        }[];
                        charges: {
                            appointment_id: number;
                            /** @description `deposit` or `fee` */
                            kind: string;
                            reason: string | null;
                            /** @description `open`, `settled`, `declined` or `failing` */
                            state: string;
                            transaction_id: string | null;
                            currency: string;
                            /** @description In minor units, as all amounts here */
                            amount: number;
                            /** @description What the business is to keep of it; null until that is decided */
                            keep: number | null;
                            captured: number;
                            refunded: number;
                            voided: number;
                            /** Format: date-time */
                            created_at: string;
                            /** @description The card that is kept for a fee */
                            card: {
                                last4: string;
                                scheme: string;
                            } | null;
                        }[];
                        /** @description Mails that are to be sent */
                        notices: {
                            appointment_id: number;
                            /** @description Which mail it is */
                            kind: string;
                            /** Format: date-time */
                            due_at: string;
                        }[];
                        /** @description What members booked for them */
                        bookings: {
                            id: number;
                            group_id: number | null;
                            resource_id: number;
                            resource_ids: number[];
                            client_id: number | null;
                            project_id: number | null;
                            details: string;
                            /**
                             * @deprecated
                             * @description The same as details
                             */
                            notes: string;
                            /** Format: date */
                            start_date: string;
                            /** Format: date */
                            end_date: string;
                            /** @description Minutes of each day */
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            timezone: string;
                            billable: boolean;
                            /** @description Takes no availability */
                            tentative: boolean;
                            /** @description Whether a day of it waits */
                            waiting: boolean;
                            /** @description Held while it waits for its customer, or to be approved */
                            state: "booked" | "held";
                            /** @description Of what customers booked; it is moved and ended with their appointment */
                            session_id: number | null;
                            /** @description Whether it was changed within the last hour */
                            refreshable: boolean;
                            /** @description Rises with each change */
                            revision: number;
                            deleted: boolean;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            durations: {
                                /** Format: date */
                                date: string;
                                duration: number;
                                start_time: number | null;
                                end_time: number | null;
                                waiting: boolean;
                            }[];
                        }[];
                        /** @description What was recorded of them, and of projects that name them */
                        audit: {
                            id: number;
                            /** Format: date-time */
                            at: string;
                            /**
                             * @description What was changed
                             * @enum {unknown}
                             */
                            kind: "account" | "booking" | "client" | "project" | "resource" | "resource_type" | "downtime" | "service" | "appointment" | "downtime_type" | "user" | "webhook" | "feed" | "booking_page" | "merchant";
                            /** @description The id of what was changed */
                            subject_id: number;
                            /** @enum {unknown} */
                            action: "create" | "update" | "delete";
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    eraseClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: with the same key and body it is done once, and answered alike each time, for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description Whether they asked for no reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        /** @description As #RRGGBB */
                        color: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - An appointment or a booking is to come
             *     - A payment is on its way, or may still come
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is empty, or longer than 255 characters
             *     - `Idempotency-Key`: It was used with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    previewMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    kind: "confirmed" | "requested" | "declined" | "moved" | "cancelled" | "reminder" | "payment_lost" | "fee_charged" | "fee_refunded" | "deposit_kept" | "verify";
                    /** @enum {unknown} */
                    language: "bg" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fi" | "fr" | "hr" | "hu" | "is" | "it" | "lt" | "lv" | "nb" | "nl" | "pl" | "pt" | "ro" | "sk" | "sl" | "sv" | "uk";
                    /** @description Ours where it is empty */
                    subject?: string;
                    /** @description None where it is empty */
                    paragraph?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        /** @description For who reads text alone */
                        text: string;
                        /** @description A document */
                        html: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `texts`: Something stands in braces that is not known
             *     - `texts`: A subject has several lines
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    previewPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    step: "services" | "whom" | "times" | "details" | "terms";
                    /** @description `da-DK`; English unless given */
                    locale?: string;
                    service: {
                        /** @description Shown to customers */
                        description?: string;
                        /** @description Where customers see it among others */
                        position?: number;
                        /**
                         * @description `unlisted`: by its own address, which nobody guesses
                         * @enum {unknown}
                         */
                        visibility?: "public" | "unlisted" | "off";
                        /** @description Minutes; customers see no others */
                        duration: number;
                        /** @description Minutes that the resource is taken before */
                        buffer_before?: number;
                        /** @description Minutes that the resource is taken after */
                        buffer_after?: number;
                        /** @description Minutes from one start to the next; `duration` unless given */
                        slot_step?: number;
                        /** @description Minutes between booking and start, at least */
                        minimum_notice?: number;
                        /** @description How many days ahead it can be booked */
                        horizon?: number;
                        /** @description Minor units; null for none */
                        price?: number | null;
                        /** @description ISO 4217 */
                        currency?: string | null;
                        /** @description Minor units: for this the card is kept */
                        no_show_fee?: number | null;
                        /** @enum {unknown} */
                        approval?: "none" | "required";
                        /** @description After so many a request is declined by itself */
                        approval_hours?: number;
                        /** @description Both falling; after the last nothing is given back */
                        cancellation?: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description Minutes; null for never */
                        reschedule_before?: number | null;
                        most_reschedules?: number;
                        /** @description Whether an address is proved by a click */
                        verify_email?: boolean;
                        archived?: boolean;
                        color?: string | null;
                        deposit?: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value?: number;
                        };
                        questions?: {
                            /** @description Letters, digits, - and _; a number unless given */
                            id?: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description Of a choice */
                            options?: string[];
                            required?: boolean;
                        }[];
                        /** @description 1: more come later */
                        seats?: number;
                        /** @description 1: more come later */
                        seats_per_booking?: number;
                        /** @description Not yet: leave it out */
                        start_times?: unknown;
                        name: string;
                        /** @description All of these at once */
                        parts: {
                            /** @description Letters, digits, - and _; a number unless given */
                            id?: string;
                            /** @description What customers choose: a stylist, a room */
                            name?: string;
                            /** @description Any of these, in order of preference */
                            resource_ids: number[];
                            /** @description How many of them are taken at once */
                            count?: number;
                            /** @description Whether customers may say which */
                            choosable?: boolean;
                        }[];
                    };
                    /** @description The one that it is a change of, which it stands in place of */
                    service_id?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What stands in the page */
                        html: string;
                        /** @description Its style sheet */
                        style: string;
                        /** @description What it is written in */
                        locale: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is suspended: it is only read
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `seats`, `seats_per_booking` or `start_times`: It asks for classes, which are not there yet
             *     - `duration`: It is over 1440 minutes together with those before and after
             *     - `currency`: There is none, though there is a price or a fee
             *     - `currency`: It is no currency of ISO 4217
             *     - `deposit`: It is asked for without a price
             *     - `deposit.value`: It is not from 1 to the price, or to 100 percent
             *     - The id of a part or a question is that of another one
             *     - `parts`: A resource is named twice, in one part or in two
             *     - `parts`: A part takes more resources than it has
             *     - `questions`: A choice has less than two options, or one twice
             *     - `questions`: What is no choice has options
             *     - `cancellation`: A step has no fewer minutes, or no lower percentage, than the one before it
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMeTokens: {
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description What it begins with */
                        prefix: string;
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /** Format: date-time */
                        created_at: string;
                        expires_at: string | null;
                        last_used_at: string | null;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it is for */
                    name: string;
                    scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                    /** @description How long it is good; null for until it is ended */
                    days: number | null;
                    /** @description The person's present password */
                    current: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description What it begins with */
                        prefix: string;
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /** Format: date-time */
                        created_at: string;
                        expires_at: string | null;
                        last_used_at: string | null;
                        /** @description Shown here only */
                        token: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - It is asked for with a token, and not at the desk
             *     - `step_up_required`: At the desk, no second factor was proved lately
             *     - `unconfirmed_address`: The person's address is not confirmed
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `name`: It is blank, or longer than 60 characters
             *     - `current`: It is not the present password
             */
            422: components["responses"]["Invalid"];
            /**
             * @description One of these:
             *
             *     - The application has made too many requests
             *     - `too_many_guesses`: Too many passwords were wrong
             */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    readConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stood behind the question mark of `/oauth/authorize` */
                    query: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its name */
                        application: string;
                        /** @description Who registered it */
                        maker: string;
                        /** @description What it could do, in words */
                        phrases: string[];
                        /** @description Whether it takes a second factor, where they have one */
                        step_up: boolean;
                        /** @description The names of the person's accounts */
                        accounts: string[];
                        /** @description Where the answer goes in the end */
                        redirect_url: string;
                        /** @description The request as it was understood, which is what is allowed */
                        parameters: {
                            [key: string]: string;
                        };
                        /** @description Where the person is sent with what they decided */
                        continue_url: string;
                        /** @description Where they are sent at once, with what is wrong with the request */
                        declined_url: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `query`: The application is not known, or the address to go back to is not its own
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMeGrants: {
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application_id: number;
                        name: string;
                        /** @description Who registered it */
                        maker_name: string;
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /** Format: date-time */
                        since: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMeApplications: {
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        client_id: string;
                        /** @description Whether it has a secret; a public one proves itself by PKCE */
                        confidential: boolean;
                        /** @description Where people are sent back to, exactly: https, or http on localhost */
                        redirect_urls: string[];
                        /** @description Whether it may exchange a person's password for a token */
                        may_use_passwords: boolean;
                        /** @description The most that people can allow it */
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /**
                         * @description How many seconds its access tokens are good
                         * @enum {unknown}
                         */
                        access_seconds: 604800 | 7200;
                        /** @description How many requests it may make in ten seconds */
                        requests_per_window: number;
                        /** @description Where it sends people */
                        authorize_url: string;
                        /** @description Where it exchanges codes */
                        token_url: string;
                        /** Format: date-time */
                        created_at: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description People see it when they are asked */
                    name: string;
                    /** @description Where people are sent back to, exactly: https, or http on localhost */
                    redirect_urls: string[];
                    /** @description The most that people can allow it */
                    scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                    /** @default true */
                    confidential?: boolean;
                    /** @default false */
                    may_use_passwords?: boolean;
                    /**
                     * @description How many seconds its access tokens are good
                     * @enum {unknown}
                     */
                    access_seconds?: 604800 | 7200;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        client_id: string;
                        /** @description Whether it has a secret; a public one proves itself by PKCE */
                        confidential: boolean;
                        /** @description Where people are sent back to, exactly: https, or http on localhost */
                        redirect_urls: string[];
                        /** @description Whether it may exchange a person's password for a token */
                        may_use_passwords: boolean;
                        /** @description The most that people can allow it */
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /**
                         * @description How many seconds its access tokens are good
                         * @enum {unknown}
                         */
                        access_seconds: 604800 | 7200;
                        /** @description How many requests it may make in ten seconds */
                        requests_per_window: number;
                        /** @description Where it sends people */
                        authorize_url: string;
                        /** @description Where it exchanges codes */
                        token_url: string;
                        /** Format: date-time */
                        created_at: string;
                        /** @description Shown here only; null for a public application */
                        client_secret: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - It is asked for with a token, and not at the desk
             *     - `unconfirmed_address`: The person's address is not confirmed
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `name`: It is blank, or longer than 60 characters
             *     - `redirect_urls`: There is none, and it may not use passwords
             *     - `redirect_urls`: One is no whole address of https, or of localhost
             *     - `may_use_passwords`: It is true, and the application is public
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMeApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        client_id: string;
                        /** @description Whether it has a secret; a public one proves itself by PKCE */
                        confidential: boolean;
                        /** @description Where people are sent back to, exactly: https, or http on localhost */
                        redirect_urls: string[];
                        /** @description Whether it may exchange a person's password for a token */
                        may_use_passwords: boolean;
                        /** @description The most that people can allow it */
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /**
                         * @description How many seconds its access tokens are good
                         * @enum {unknown}
                         */
                        access_seconds: 604800 | 7200;
                        /** @description How many requests it may make in ten seconds */
                        requests_per_window: number;
                        /** @description Where it sends people */
                        authorize_url: string;
                        /** @description Where it exchanges codes */
                        token_url: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description `If-None-Match` names the present state */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateMeApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if the `ETag` is none of these. Weak tags are compared like strong ones, so `W/"…"` from a compressing proxy is accepted */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description People see it when they are asked */
                    name?: string;
                    /** @description Where people are sent back to, exactly: https, or http on localhost */
                    redirect_urls?: string[];
                    /** @description The most that people can allow it */
                    scopes?: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                    may_use_passwords?: boolean;
                    /**
                     * @description How many seconds its access tokens are good
                     * @enum {unknown}
                     */
                    access_seconds?: 604800 | 7200;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        client_id: string;
                        /** @description Whether it has a secret; a public one proves itself by PKCE */
                        confidential: boolean;
                        /** @description Where people are sent back to, exactly: https, or http on localhost */
                        redirect_urls: string[];
                        /** @description Whether it may exchange a person's password for a token */
                        may_use_passwords: boolean;
                        /** @description The most that people can allow it */
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /**
                         * @description How many seconds its access tokens are good
                         * @enum {unknown}
                         */
                        access_seconds: 604800 | 7200;
                        /** @description How many requests it may make in ten seconds */
                        requests_per_window: number;
                        /** @description Where it sends people */
                        authorize_url: string;
                        /** @description Where it exchanges codes */
                        token_url: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `name`: It is blank, or longer than 60 characters
             *     - `redirect_urls`: There is none, and it may not use passwords
             *     - `redirect_urls`: One is no whole address of https, or of localhost
             *     - `may_use_passwords`: It is true, and the application is public
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    renewMeApplicationSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Shown here only */
                        client_secret: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - It is asked for with a token, and not at the desk
             *     - `step_up_required`: At the desk, no second factor was proved lately
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `confidential`: The application is public
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMeApplicationGrants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        /** @description The latest, a hundred at most */
                        holders: {
                            user_id: number;
                            name: string;
                            email: string;
                            scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                            /** Format: date-time */
                            since: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeApplicationGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description It is asked for with a token, and not at the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    offerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: number;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The rights of whoever calls do not include this
             *     - The account is not the caller's
             *     - `step_up_required`: At the desk, no second factor was proved lately
             *     - `step_up_required`: The token was given without proving a second factor
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `user_id`: It is not there
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
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
                    "text/calendar": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getPublicPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
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
                        name: string;
                        intro: string | null;
                        contact_email: string | null;
                        phone: string | null;
                        address: string | null;
                        privacy_url: string | null;
                        terms_url: string | null;
                        accent_color: string | null;
                        timezone: string;
                        /** @description Whether payments are tests, and nothing is charged */
                        test: boolean;
                        websites: string[];
                        services: {
                            /** @description The number of a public one, the secret of an unlisted one */
                            id: string;
                            name: string;
                            description: string;
                            color: string;
                            /** @description Minutes */
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            /** @enum {unknown} */
                            approval: "none" | "required";
                            approval_hours: number;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            most_reschedules: number;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                            seats: number;
                            verify_email: boolean;
                            parts: {
                                id: string;
                                name: string;
                                choosable: boolean;
                                /** @description Empty unless one may be chosen */
                                resources: {
                                    id: number;
                                    name: string;
                                    color: string;
                                }[];
                            }[];
                        }[];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getPublicNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                notice: "privacy" | "terms";
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
                        /** @description What the business is called */
                        name: string;
                        /** @description Plain paragraphs */
                        text: string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getPublicService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                /** @description As the page of the account has it */
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
                        /** @description The number of a public one, the secret of an unlisted one */
                        id: string;
                        name: string;
                        description: string;
                        color: string;
                        /** @description Minutes */
                        duration: number;
                        price: number | null;
                        currency: string | null;
                        deposit: {
                            kind: string;
                            /** @description Of one seat, in minor units */
                            amount: number;
                        };
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        approval_hours: number;
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        reschedule_before: number | null;
                        most_reschedules: number;
                        questions: {
                            id: string;
                            label: string;
                            kind: string;
                            options: string[];
                            required: boolean;
                        }[];
                        seats: number;
                        verify_email: boolean;
                        parts: {
                            id: string;
                            name: string;
                            choosable: boolean;
                            /** @description Empty unless one may be chosen */
                            resources: {
                                id: number;
                                name: string;
                                color: string;
                            }[];
                        }[];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listPublicSlots: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                from: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; with an offset it must be that day in the zone */
                to: string;
                /** @description Of the dates; that of the account unless given */
                timezone?: string;
                /** @description Of their parts, only these */
                "resource_ids[]"?: number[];
                /** @description 1 */
                seats?: number;
                /** @description Says who is free */
                with?: "resources";
                /** @description The token of one's own, which is not in the way */
                appointment?: string;
            };
            header?: {
                /** @description Answers 304 without a body while the `ETag` is one of these */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The URL id of the account */
                account: string;
                /** @description As the page of the account has it */
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
                        timezone: string;
                        /** @description Minutes */
                        duration: number;
                        days: {
                            /** Format: date */
                            date: string;
                            slots: {
                                /** Format: date-time */
                                starts_at: string;
                                /** @description HH:MM in the zone that is asked for */
                                time: string;
                                /** @description Of that zone then: +01:00 */
                                offset: string;
                                seats: number;
                                resource_ids?: number[];
                            }[];
                        }[];
                        /** @description Where there are none, the first later day with one */
                        next_date: string | null;
                        /** @description The clock of the time zone, from today to a year after the range */
                        clock: {
                            /** @description null for the first */
                            from: string | null;
                            /** @description What the zone adds to UTC from then on: +01:00 */
                            offset: string;
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
            /** @description A query has a parameter that the list does not know */
            400: components["responses"]["TooWide"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A date is none, or not of the years 1900 to 2999
             *     - A date-time with an offset is on another day in the time zone of the date
             *     - The last day is before the first
             *     - `to`: More than 62 days are asked for
             *     - A time zone has a name that is not known
             *     - `resource_ids`: It names a resource of no part of the service that can be chosen from
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    holdSlot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the page of the account has it */
                    service_id: string;
                    /** @description A moment: YYYY-MM-DDTHH:MM:SSZ */
                    starts_at: string;
                    resource_ids?: number[];
                    /** @description One: there are no classes yet */
                    seats?: number;
                    timezone?: string;
                    locale?: string;
                    /** @description The token of a hold that is given up for it */
                    replaces?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whoever knows it may do all that its customer may */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description Whether payments are tests, and nothing is charged */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description That of the customer */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The resources that were asked for and can be still, also once it is over; none for anybody */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description Whether their address is to be proved, by the link that was mailed to it */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: nothing was paid, and a card is kept for the fee for not coming */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The card that is kept for the fee for not coming */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description What was charged for not coming, or for cancelling late */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The most that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description What was given back of it */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            /** @description `not_bookable`: The account is suspended */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `slot_taken`: The time cannot be had, or not any more
             *     - A request with the same Idempotency-Key is still running
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `seats`: It is another number: there are no classes yet
             *     - `starts_at`: It is no moment
             *     - A time zone has a name that is not known
             *     - `resource_ids`: It names a resource of no part of the service that can be chosen from
             *     - `Idempotency-Key`: It is none, where no token says who calls
             *     - `Idempotency-Key`: It was used with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description One of these:
             *
             *     - The service is stopping, or has too much to do
             *     - `payments_unavailable`: A deposit is asked, and the payment service does not answer or is not to be used
             */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAppointmentByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
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
                        /** @description Whoever knows it may do all that its customer may */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description Whether payments are tests, and nothing is charged */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description That of the customer */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The resources that were asked for and can be still, also once it is over; none for anybody */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description Whether their address is to be proved, by the link that was mailed to it */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: nothing was paid, and a card is kept for the fee for not coming */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The card that is kept for the fee for not coming */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description What was charged for not coming, or for cancelling late */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The most that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description What was given back of it */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
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
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment is in no state for it
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
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
                        /** @description Whoever knows it may do all that its customer may */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description Whether payments are tests, and nothing is charged */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description That of the customer */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The resources that were asked for and can be still, also once it is over; none for anybody */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description Whether their address is to be proved, by the link that was mailed to it */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: nothing was paid, and a card is kept for the fee for not coming */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The card that is kept for the fee for not coming */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description What was charged for not coming, or for cancelling late */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The most that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description What was given back of it */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment is in no state for it
             *     - `not_possible`: It was extended ten times, or waits for a payment
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /**
             * @description One of these:
             *
             *     - The client was erased whom the answer to the same Idempotency-Key told of
             *     - `hold_expired`: It is a hold whose time is over, or that was given up
             */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is none, where no token says who calls
             *     - `Idempotency-Key`: It was used with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    giveDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    phone?: string | null;
                    answers?: {
                        [key: string]: string | number | boolean | string[];
                    };
                    consents?: {
                        terms?: boolean;
                        no_show_fee?: boolean;
                    };
                    /** @description Stays empty */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whoever knows it may do all that its customer may */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description Whether payments are tests, and nothing is charged */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description That of the customer */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The resources that were asked for and can be still, also once it is over; none for anybody */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description Whether their address is to be proved, by the link that was mailed to it */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: nothing was paid, and a card is kept for the fee for not coming */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The card that is kept for the fee for not coming */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description What was charged for not coming, or for cancelling late */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The most that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description What was given back of it */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment is in no state for it
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description `hold_expired`: It is a hold whose time is over, or that was given up */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `name`: It is empty
             *     - `email`: It is none
             *     - `phone`: It is no telephone number: three digits at least, and signs between them
             *     - `consents.terms`: The business has terms, and it is not true
             *     - `consents.no_show_fee`: There is a fee for not coming, and it is not true
             *     - `website`: It is not empty
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description One of these:
             *
             *     - The service is stopping, or has too much to do
             *     - `payments_unavailable`: A deposit is asked, and the payment service does not answer or is not to be used
             */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    rescheduleByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A moment: YYYY-MM-DDTHH:MM:SSZ */
                    starts_at: string;
                    /** @description Whom it is to be with; without it the `wished_ids`, and with none anybody */
                    resource_ids?: number[];
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whoever knows it may do all that its customer may */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description Whether payments are tests, and nothing is charged */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description That of the customer */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The resources that were asked for and can be still, also once it is over; none for anybody */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description Whether their address is to be proved, by the link that was mailed to it */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: nothing was paid, and a card is kept for the fee for not coming */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The card that is kept for the fee for not coming */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description What was charged for not coming, or for cancelling late */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The most that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description What was given back of it */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment is in no state for it
             *     - `too_late`: The terms of the service allow it until some time before the start, or so often
             *     - `slot_taken`: The time cannot be had, or not any more
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is none, where no token says who calls
             *     - `Idempotency-Key`: It was used with another body
             *     - `starts_at`: It is no moment
             *     - A time zone has a name that is not known
             *     - `resource_ids`: It names a resource of no part of the service that can be chosen from
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    cancelByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `amount` of `refund_now`, else 409 */
                    expected_refund: number;
                    /** @description Its `percent`: 409 where it is less by now, as a fee may be due then */
                    expected_percent?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whoever knows it may do all that its customer may */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description Whether payments are tests, and nothing is charged */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description That of the customer */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The resources that were asked for and can be still, also once it is over; none for anybody */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description Whether their address is to be proved, by the link that was mailed to it */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: nothing was paid, and a card is kept for the fee for not coming */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The card that is kept for the fee for not coming */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description What was charged for not coming, or for cancelling late */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The most that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description What was given back of it */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment is in no state for it
             *     - `too_late`: The terms of the service allow it until some time before the start, or so often
             *     - `refund_changed`: Another amount would be given back by now
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description The client was erased whom the answer to the same Idempotency-Key told of */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `Idempotency-Key`: It is none, where no token says who calls
             *     - `Idempotency-Key`: It was used with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    lookForPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
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
                        /** @description Whoever knows it may do all that its customer may */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description Whether payments are tests, and nothing is charged */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description That of the customer */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The resources that were asked for and can be still, also once it is over; none for anybody */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description Whether their address is to be proved, by the link that was mailed to it */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: nothing was paid, and a card is kept for the fee for not coming */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The card that is kept for the fee for not coming */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description What was charged for not coming, or for cancelling late */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The most that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description What was given back of it */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCalendarByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
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
                    "text/calendar": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    stopReminders: {
        parameters: {
            query?: {
                /** @description As links in mails have it */
                proof?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
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
                        /** @description Whoever knows it may do all that its customer may */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description Whether payments are tests, and nothing is charged */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description That of the customer */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The resources that were asked for and can be still, also once it is over; none for anybody */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description Whether their address is to be proved, by the link that was mailed to it */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: nothing was paid, and a card is kept for the fee for not coming */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The card that is kept for the fee for not coming */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description What was charged for not coming, or for cancelling late */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The most that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description What was given back of it */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /** @description Too many others book or close the same days at once */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    askToForget: {
        parameters: {
            query?: {
                /** @description As links in mails have it */
                proof?: string;
            };
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
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
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /** @description `nobody_there`: The account has no administrator, and its page no address to write to */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `proof`: It is another than the link in the mail has, or of an address given before
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    proveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the link in the mail has it */
                    proof: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whoever knows it may do all that its customer may */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description Whether payments are tests, and nothing is charged */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description That of the customer */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The resources that were asked for and can be still, also once it is over; none for anybody */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description Whether their address is to be proved, by the link that was mailed to it */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: nothing was paid, and a card is kept for the fee for not coming */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The card that is kept for the fee for not coming */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description What was charged for not coming, or for cancelling late */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The most that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description What was given back of it */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment is in no state for it
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description `hold_expired`: It is a hold whose time is over, or that was given up */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `proof`: It is another than the link in the mail has, or of an address given before
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description One of these:
             *
             *     - The service is stopping, or has too much to do
             *     - `payments_unavailable`: A deposit is asked, and the payment service does not answer or is not to be used
             */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    sendProofAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL id of the account */
                account: string;
                token: string;
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
                        /** @description Whoever knows it may do all that its customer may */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Of one seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description Whether payments are tests, and nothing is charged */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description That of the customer */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The resources that were asked for and can be still, also once it is over; none for anybody */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description Whether their address is to be proved, by the link that was mailed to it */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: nothing was paid, and a card is kept for the fee for not coming */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Never taken: let go of, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The card that is kept for the fee for not coming */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description What was charged for not coming, or for cancelling late */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The most that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description What was given back of it */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment is in no state for it
             *     - Too many others book or close the same days at once
             */
            409: components["responses"]["Conflict"];
            /** @description `hold_expired`: It is a hold whose time is over, or that was given up */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOauthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description authorization_code, refresh_token or password */
                    grant_type: string;
                    /** @description What the application was told in the redirect */
                    code?: string;
                    /** @description That of the request for consent, if it named one */
                    redirect_uri?: string;
                    /** @description The proof that the code is meant for the application (RFC 7636) */
                    code_verifier?: string;
                    /** @description The one that came last */
                    refresh_token?: string;
                    /** @description Fewer scopes than were allowed, parted by spaces */
                    scope?: string;
                    /** @description An e-mail address, with the grant type password */
                    username?: string;
                    /** @description With the grant type password */
                    password?: string;
                    /** @description Unless it stands in the Authorization header */
                    client_id?: string;
                    /** @description Of a confidential application, unless it stands in the header */
                    client_secret?: string;
                };
                "application/json": {
                    /** @description authorization_code, refresh_token or password */
                    grant_type: string;
                    /** @description What the application was told in the redirect */
                    code?: string;
                    /** @description That of the request for consent, if it named one */
                    redirect_uri?: string;
                    /** @description The proof that the code is meant for the application (RFC 7636) */
                    code_verifier?: string;
                    /** @description The one that came last */
                    refresh_token?: string;
                    /** @description Fewer scopes than were allowed, parted by spaces */
                    scope?: string;
                    /** @description An e-mail address, with the grant type password */
                    username?: string;
                    /** @description With the grant type password */
                    password?: string;
                    /** @description Unless it stands in the Authorization header */
                    client_id?: string;
                    /** @description Of a confidential application, unless it stands in the header */
                    client_secret?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @constant */
                        token_type: "bearer";
                        /** @description In seconds */
                        expires_in: number;
                        refresh_token: string;
                        /** @description What was allowed, parted by spaces */
                        scope: string;
                        /** @description In seconds since 1970 */
                        created_at: number;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `invalid_request`: A parameter is too long, or no text that is given once
             *     - `invalid_request`: The application names itself in the header and in the body, and not alike
             *     - `invalid_request`: `grant_type` is missing
             *     - `unsupported_grant_type`: `grant_type` is another than is supported
             *     - `invalid_request`: A key has signs that none has (RFC 6749, appendix A)
             *     - `unauthorized_client`: The application may not use this `grant_type`
             *     - `invalid_request`: A parameter is missing that the grant needs
             *     - `invalid_scope`: `scope` has signs that no scope has
             *     - `invalid_grant`: Nobody has this name and password
             *     - `invalid_grant`: The person has a second factor, and so signs in by code only
             *     - `invalid_grant`: The person has not confirmed the e-mail address
             *     - `invalid_scope`: The application may not ask for a scope
             *     - `invalid_grant`: The code is none of the application, has expired, or was used or revoked
             *     - `invalid_grant`: `redirect_uri` is not the one that the code was asked with
             *     - `invalid_grant`: The code has a challenge, and `code_verifier` is missing
             *     - `invalid_request`: `code_verifier` is none (RFC 7636, section 4.1)
             *     - `invalid_grant`: `code_verifier` does not prove the challenge of the code, or there is none
             *     - `invalid_grant`: The refresh token is none of the application, has expired, or was used or revoked
             *     - `invalid_scope`: `scope` asks for more than was allowed
             */
            400: components["responses"]["OAuthRefused"];
            /** @description `invalid_client`: The application is unknown, or its secret is not right */
            401: components["responses"]["OAuthUnauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    revokeOauthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description An access token or a refresh token */
                    token: string;
                    /** @description Not needed */
                    token_type_hint?: string;
                    /** @description Unless it stands in the Authorization header */
                    client_id?: string;
                    /** @description Of a confidential application, unless it stands in the header */
                    client_secret?: string;
                };
                "application/json": {
                    /** @description An access token or a refresh token */
                    token: string;
                    /** @description Not needed */
                    token_type_hint?: string;
                    /** @description Unless it stands in the Authorization header */
                    client_id?: string;
                    /** @description Of a confidential application, unless it stands in the header */
                    client_secret?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `invalid_request`: A parameter is too long, or no text that is given once
             *     - `invalid_request`: The application names itself in the header and in the body, and not alike
             *     - `invalid_request`: `token` is missing
             *     - `unauthorized_client`: The token was given to another application
             */
            400: components["responses"]["OAuthRefused"];
            /** @description `invalid_client`: The application is unknown, or its secret is not right */
            401: components["responses"]["OAuthUnauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    introspectOauthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description An access token or a refresh token */
                    token: string;
                    /** @description Not needed */
                    token_type_hint?: string;
                    /** @description Unless it stands in the Authorization header */
                    client_id?: string;
                    /** @description Of a confidential application, unless it stands in the header */
                    client_secret?: string;
                };
                "application/json": {
                    /** @description An access token or a refresh token */
                    token: string;
                    /** @description Not needed */
                    token_type_hint?: string;
                    /** @description Unless it stands in the Authorization header */
                    client_id?: string;
                    /** @description Of a confidential application, unless it stands in the header */
                    client_secret?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        active: boolean;
                        scope?: string;
                        client_id?: string;
                        /** @description The e-mail address; only with the scope users:read */
                        username?: string;
                        token_type?: string;
                        exp?: number;
                        iat?: number;
                        sub?: string;
                        iss?: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `invalid_request`: A parameter is too long, or no text that is given once
             *     - `invalid_request`: The application names itself in the header and in the body, and not alike
             *     - `invalid_request`: `token` is missing
             */
            400: components["responses"]["OAuthRefused"];
            /**
             * @description One of these:
             *
             *     - `invalid_client`: The application is unknown, or its secret is not right
             *     - `invalid_client`: The application has no secret
             */
            401: components["responses"]["OAuthUnauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOauthServer: {
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
                        issuer: string;
                        authorization_endpoint: string;
                        token_endpoint: string;
                        revocation_endpoint: string;
                        introspection_endpoint: string;
                        scopes_supported: string[];
                        response_types_supported: string[];
                        response_modes_supported: string[];
                        grant_types_supported: string[];
                        token_endpoint_auth_methods_supported: string[];
                        revocation_endpoint_auth_methods_supported: string[];
                        introspection_endpoint_auth_methods_supported: string[];
                        code_challenge_methods_supported: string[];
                        authorization_response_iss_parameter_supported: boolean;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authorizeApplication: {
        parameters: {
            query: {
                response_type: "code";
                client_id: string;
                /** @description One of those that are registered; needed where there are several */
                redirect_uri?: string;
                /** @description Given back as it is */
                state?: string;
                /** @description Parted by spaces; all that the application may ask for unless given */
                scope?: string;
                /** @description Needed by an application without a secret */
                code_challenge?: string;
                code_challenge_method?: "S256";
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
                    "text/html": string;
                };
            };
            400: components["responses"]["BrokenLink"];
            default: components["responses"]["PageFailed"];
        };
    };
    listOperatorAccounts: {
        parameters: {
            query: {
                /** @description A number, a URL id, how a name begins, or the mail address of an owner */
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
                        id: number;
                        subdomain: string;
                        name: string;
                        timezone: string;
                        suspended: boolean;
                        /** @description Whether an operator approved or opened it */
                        approved: boolean;
                        /** @description Whether its mails have its own words */
                        trusted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        owner: {
                            id: number;
                            name: string;
                            email: string;
                            /** @description Whether they confirmed the address */
                            verified: boolean;
                        };
                    }[];
                };
            };
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description Of the owner
                     */
                    email: string;
                    /** @description The owner's name */
                    owner?: string;
                    /** @description Of the account */
                    name: string;
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subdomain: string;
                        url: string;
                        /** @description A personal token of the owner, shown here only */
                        token: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
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
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - A time zone has a name that is not known
             */
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperatorAccountSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    suspended: boolean;
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
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
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
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperatorAccountApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    approved: boolean;
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
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
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
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listWaitingAccounts: {
        parameters: {
            query?: {
                /** @description How many at most; 50 unless given */
                limit?: number;
                /** @description Only those with a greater id: that of the last one before */
                after?: number;
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
                        id: number;
                        subdomain: string;
                        name: string;
                        timezone: string;
                        suspended: boolean;
                        /** @description Whether an operator approved or opened it */
                        approved: boolean;
                        /** @description Whether its mails have its own words */
                        trusted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        owner: {
                            id: number;
                            name: string;
                            email: string;
                            /** @description Whether they confirmed the address */
                            verified: boolean;
                        };
                    }[];
                };
            };
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorAccountDemo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description As 2026-12; this month unless given */
                    month?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resources: number;
                        clients: number;
                        projects: number;
                        bookings: number;
                        downtimes: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
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
            /**
             * @description One of these:
             *
             *     - A field is missing or not as described
             *     - `month`: It is no month
             *     - The account has deleted a resource type that it began with
             */
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOperatorUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
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
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorReconciliation: {
        parameters: {
            query?: {
                /** @description Also what the payment services have of appointments */
                payments?: boolean;
            };
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
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        findings: {
                            check: string;
                            accountId: number | null;
                            subject: string;
                            expected: string;
                            found: string;
                        }[];
                        checked: {
                            resources: number;
                            days: number;
                            /** @description Those of appointments, where they were asked for */
                            payments: number;
                        };
                        /** @description False when it ended early, with a thousand findings */
                        complete: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
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
            422: components["responses"]["Invalid"];
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
                            accountId: number;
                            id: number;
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
            401: components["responses"]["Unknown"];
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
            401: components["responses"]["Unknown"];
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
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
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
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys came from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorActions: {
        parameters: {
            query?: {
                limit?: number;
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
                        id: number;
                        /** Format: date-time */
                        at: string;
                        /** @description Who, and from which address */
                        actor: string;
                        /** @description What, as `noun.verb` */
                        action: string;
                        subject: string;
                        details: {
                            [key: string]: unknown;
                        };
                    }[];
                };
            };
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names somebody else: call the operator's door by its address
             *     - `origin_unknown`: A page of another site asked for this, and no operator
             *     - `proxy_unknown`: The request passed a proxy: set TRUST_PROXY to say which one is believed
             *     - `operator_remote`: Operators call from the machine itself, unless OPERATOR_HOST says otherwise
             */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
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
